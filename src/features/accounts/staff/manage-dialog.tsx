import { type SubmitEvent, useId, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { useModal } from "#ui/dashboard/confirm-dialog.tsx";
import frame from "#ui/dashboard/dialog.module.css";
import { errorWords, type FieldError } from "#ui/dashboard/forms/form-answer.ts";
import type { Question } from "#ui/dashboard/forms/use-question.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { hasPersonName } from "../account-fields.ts";
import type { StaffMember } from "../accounts.server.ts";
import { checkForm, nameForm } from "../forms.ts";
import { accountsTexts } from "../texts.ts";
import css from "./manage-dialog.module.css";
import { staffActions } from "./staff-actions.ts";

interface ManageDialogProps {
  member: StaffMember;
  /** Whether it is one's own account. */
  own: boolean;
  open: boolean;
  onClose: () => void;
  ask: (question: Question) => void;
  send: (fields: Record<string, string>) => void;
}

/** Dialog with the actions on an account; harmful ones need a confirmation. */
export function ManageDialog({ member, own, open, onClose, ask, send }: ManageDialogProps) {
  const { staffAccounts, parts } = useTexts(accountsTexts);
  const dialog = useModal(open);
  const id = useId();
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id}>{member.name}</h2>
      {own ? <p className="muted">{staffAccounts.ownAccount}</p> : null}
      <ul className={css.actions}>
        {staffActions(member, staffAccounts).map(({ fields, word, text, title }) => {
          const run = () => send({ ...fields, id: member.id });
          const start = () => {
            onClose();
            if (title === undefined) run();
            else ask({ title: fill(title, { name: member.name }), text, confirm: word, onConfirm: run });
          };
          return (
            <li key={word}>
              <p>{text}</p>
              <Button variant="small" onClick={start}>
                {word}
              </Button>
            </li>
          );
        })}
      </ul>
      <NameForm
        member={member}
        onRename={(name) => {
          onClose();
          send({ intent: "rename", id: member.id, name });
        }}
      />
      <div className={frame.actions}>
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </dialog>
  );
}

/** Form for another name, checked by the server's rule before it is sent, as sending closes the dialog. */
function NameForm({ member, onRename }: { member: StaffMember; onRename: (name: string) => void }) {
  const texts = useTexts(accountsTexts);
  const { account, accountForms } = texts;
  const [error, setError] = useState<FieldError>();
  const id = useId();
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = checkForm(nameForm, { name: String(new FormData(event.currentTarget).get("name")) });
    setError(form.ok ? undefined : form.errors.name);
    if (form.ok) onRename(form.value.name);
  };
  return (
    <form className={css.name} onSubmit={submit} noValidate>
      <TextField
        field={{
          id,
          name: "name",
          label: accountForms.name,
          hint: hasPersonName(member) ? undefined : texts.staffAccounts.nameMissingHint,
          error: error && errorWords(texts, error),
        }}
        autoComplete="off"
        defaultValue={member.name}
      />
      <button type="submit" className={buttonClass("small")}>
        {account.saveName}
      </button>
    </form>
  );
}
