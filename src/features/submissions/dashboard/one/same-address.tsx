import { Link } from "react-router";
import { timeText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useInboxPath, useInboxTexts } from "../inbox-form.tsx";
import { Marks } from "../marks.tsx";
import { StateChip } from "../state-chip.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";

/** Other submissions from the same address. */
export function SameAddress({ submission: { sameAddress } }: { submission: OpenedSubmission }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  const path = useInboxPath();
  return (
    <Part title={t.sameAddress}>
      {sameAddress.length === 0 ? (
        <p className="muted">{t.noOther}</p>
      ) : (
        <ul className={css.entries}>
          {sameAddress.map((other) => (
            <li key={other.key}>
              <Link className="mono" to={`${path}/${other.key}`}>
                {other.reference}
              </Link>
              <p className={css.now}>
                <time className="mono muted" dateTime={new Date(other.receivedAt).toISOString()}>
                  {timeText(other.receivedAt, language)}
                </time>
                <StateChip state={other.state} />
                <Marks submission={{ spam: other.spam, lateDays: undefined }} />
              </p>
            </li>
          ))}
        </ul>
      )}
    </Part>
  );
}
