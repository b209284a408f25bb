import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { TextField } from "#ui/field.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { statesOfKind } from "../../inbox-query.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { SeenFields } from "./seen-fields.tsx";

/**
 * A form for each waiting state with the day on which the submission is due again, and a button for one that an answer of
 * its sender has brought back.
 */
export function WaitForms({ submission, answers }: { submission: OpenedSubmission; answers: Answers }) {
  const form = useForm();
  const t = useInboxTexts();
  const { Form, busy, answer, errorOf } = answers;
  const { state, returnedAt, waitUntil } = submission;
  // Only set when the page was rendered again without script.
  const typed = answer?.kind === "refused" ? answer.typed?.until : undefined;
  return (
    <>
      {returnedAt === undefined || form.states[state] !== "open" ? null : (
        <Form method="post" className={css.buttons}>
          <input type="hidden" name="intent" value="state" />
          <SeenFields submission={submission} />
          <button type="submit" name="state" value={state} className={buttonClass("small")} disabled={busy}>
            {t.seen}
          </button>
        </Form>
      )}
      {statesOfKind(form, "waiting").map((waiting) => (
        <Form key={waiting} method="post" className={css.wait} noValidate>
          <input type="hidden" name="intent" value="state" />
          <input type="hidden" name="state" value={waiting} />
          <SeenFields submission={submission} />
          <TextField
            field={{
              id: `until-${waiting}`,
              name: "until",
              label: t.waitUntil,
              hint: t.waitHint,
              error: errorOf("state", "until"),
            }}
            type="date"
            defaultValue={typed ?? waitUntil}
          />
          <div>
            <button type="submit" className={buttonClass("small")} disabled={busy}>
              {t.actions[waiting]}
            </button>
          </div>
        </Form>
      ))}
    </>
  );
}
