import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { SelectField } from "#ui/select-field.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";
import { SeenFields } from "./seen-fields.tsx";

interface OwnerFormsProps {
  submission: OpenedSubmission;
  /** Id of the signed-in account. */
  ownId: string;
  answers: Answers;
}

/** Shows the owner, with forms to take the submission, assign it to a colleague, or release it. */
export function OwnerForms({ submission, ownId, answers }: OwnerFormsProps) {
  const t = useInboxTexts();
  const { Form, busy, errorOf } = answers;
  const { owner, colleagues } = submission;
  const others = colleagues.filter(({ id }) => id !== owner?.id && id !== ownId);
  const button = (intent: string, word: string) => (
    <button type="submit" name="intent" value={intent} className={buttonClass("small")} disabled={busy}>
      {word}
    </button>
  );
  return (
    <Part title={t.ownerTitle}>
      <p className={owner === undefined ? "muted" : css.strong}>{owner?.name ?? t.nobody}</p>
      <Form method="post" className={css.buttons}>
        <SeenFields submission={submission} />
        {owner?.id === ownId ? null : button("take", t.take)}
        {owner === undefined ? null : button("give-back", t.giveBack)}
      </Form>
      {others.length === 0 ? null : (
        <Form method="post" className={css.give} key={owner?.id}>
          <SeenFields submission={submission} />
          <SelectField
            field={{ id: "owner", name: "owner", label: t.giveTo, error: errorOf("give", "owner") }}
            defaultValue=""
          >
            <option value="">{t.choose}</option>
            {others.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </SelectField>
          {button("give", t.give)}
        </Form>
      )}
    </Part>
  );
}
