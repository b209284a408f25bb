import { buttonClass } from "#ui/button.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { SelectField } from "#ui/field.tsx";
import type { OpenedMessage } from "../../inbox.server.ts";
import { submissionTexts } from "../../texts.ts";
import css from "./message.module.css";
import { Part } from "./part.tsx";
import { SeenFields } from "./seen-fields.tsx";

interface OwnerFormsProps {
  message: OpenedMessage;
  /** The account that looks. */
  ownId: string;
  answers: Answers;
}

/** Whose the message is: to take it, give it to a colleague, or give it back. */
export function OwnerForms({ message, ownId, answers }: OwnerFormsProps) {
  const { inbox: t } = useTexts(submissionTexts);
  const { Form, busy, errorOf } = answers;
  const { owner, colleagues } = message;
  const others = colleagues.filter(({ id }) => id !== owner?.id && id !== ownId);
  const act = (intent: string, word: string) => (
    <button type="submit" name="intent" value={intent} className={buttonClass("small")} disabled={busy}>
      {word}
    </button>
  );
  return (
    <Part title={t.ownerTitle}>
      <p className={owner === undefined ? "muted" : css.strong}>{owner?.name ?? t.nobody}</p>
      <Form method="post" className={css.buttons}>
        <SeenFields message={message} />
        {owner?.id === ownId ? null : act("take", t.take)}
        {owner === undefined ? null : act("give-back", t.giveBack)}
      </Form>
      {others.length === 0 ? null : (
        <Form method="post" className={css.give} key={owner?.id}>
          <SeenFields message={message} />
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
          {act("give", t.give)}
        </Form>
      )}
    </Part>
  );
}
