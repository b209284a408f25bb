import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";

/** Marks suspected spam, with a button that clears the suspicion. */
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
