import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";

/** Says that a message looks like spam, and takes the word of a person that it is none. */
export function SpamForm({ answers: { Form, busy } }: { answers: Answers }) {
  const t = useInboxTexts();
  return (
    <div className={css.spam}>
      <Part title={t.spam} lead={t.spamLead}>
        <Form method="post">
          <button type="submit" name="intent" value="not-spam" className={buttonClass("small")} disabled={busy}>
            {t.notSpam}
          </button>
        </Form>
      </Part>
    </div>
  );
}
