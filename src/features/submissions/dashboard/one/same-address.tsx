import { Link } from "react-router";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import type { OpenedMessage } from "../../inbox.server.ts";
import { submissionTexts } from "../../texts.ts";
import { Marks } from "../marks.tsx";
import { MessageStateChip } from "../message-state.tsx";
import css from "./message.module.css";
import { Part } from "./part.tsx";

/** Other messages from the same address. */
export function SameAddress({ message: { sameAddress } }: { message: OpenedMessage }) {
  const { texts, language } = useStaff(submissionTexts);
  const { inbox: t } = texts;
  return (
    <Part title={t.sameAddress}>
      {sameAddress.length === 0 ? (
        <p className="muted">{t.noOther}</p>
      ) : (
        <ul className={css.entries}>
          {sameAddress.map((other) => (
            <li key={other.id}>
              <Link className="mono" to={`/dashboard/messages/${other.id}`}>
                {other.reference}
              </Link>
              <p className={css.now}>
                <time className="mono muted" dateTime={new Date(other.receivedAt).toISOString()}>
                  {timeText(other.receivedAt, language)}
                </time>
                <MessageStateChip state={other.state} />
                <Marks message={{ spam: other.spam, lateDays: undefined }} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
