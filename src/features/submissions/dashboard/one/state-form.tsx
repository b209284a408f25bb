import { fill } from "#platform/i18n/texts.ts";
import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import type { OpenedMessage } from "../../inbox.server.ts";
import { MESSAGE_STATES } from "../../message-states.ts";
import { submissionTexts } from "../../texts.ts";
import { Marks } from "../marks.tsx";
import { MessageStateChip } from "../message-state.tsx";
import css from "./message.module.css";
import { Part } from "./part.tsx";
import { SeenFields } from "./seen-fields.tsx";

/** Where the message stands, and a button for each other state: what comes next first. */
export function StateForm({ message, answers }: { message: OpenedMessage; answers: Answers }) {
  const { texts, language } = useStaff(submissionTexts);
  const { inbox: t } = texts;
  const { Form, busy } = answers;
  const at = MESSAGE_STATES.indexOf(message.state);
  return (
    <Part title={t.stateTitle}>
      <p className={css.now}>
        <MessageStateChip state={message.state} />
        <Marks message={message} />
      </p>
      {message.changedAt === undefined ? null : (
        <p className="mono muted">{fill(t.changed, { time: timeText(message.changedAt, language) })}</p>
      )}
      <Form method="post" className={css.buttons}>
        <input type="hidden" name="intent" value="state" />
        <SeenFields message={message} />
        {[...MESSAGE_STATES.slice(at + 1), ...MESSAGE_STATES.slice(0, at)].map((state) => (
          <button key={state} type="submit" name="state" value={state} className={buttonClass("small")} disabled={busy}>
            {t.acts[state]}
          </button>
        ))}
      </Form>
    </Part>
  );
}
