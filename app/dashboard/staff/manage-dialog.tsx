import { useId } from "react";
import { fill } from "#i18n/dashboard/texts.ts";
import type { StaffMember } from "#server/accounts/accounts.ts";
import { Button } from "#ui/button.tsx";
import type { Question } from "../forms/use-question.tsx";
import { useTexts } from "../layout/staff-context.tsx";
import { useModal } from "../parts/confirm-dialog.tsx";
import frame from "../parts/dialog.module.css";
import css from "./manage-dialog.module.css";
import { staffActs } from "./staff-acts.ts";

interface ManageDialogProps {
  member: StaffMember;
  /** It is one's own account. */
  own: boolean;
  open: boolean;
  onClose: () => void;
  ask: (question: Question) => void;
  send: (fields: Record<string, string>) => void;
}

/** What an admin can do with an account; what hurts is asked again. */
export function ManageDialog({ member, own, open, onClose, ask, send }: ManageDialogProps) {
  const { staffAccounts, parts } = useTexts();
  const dialog = useModal(open);
  const id = useId();
  return (
    <dialog ref={dialog} className={frame.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id}>{member.name}</h2>
      {own ? <p className="muted">{staffAccounts.ownAccount}</p> : null}
      <ul className={css.acts}>
        {staffActs(member, staffAccounts).map(({ fields, word, text, title }) => {
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
      <div className={frame.acts}>
        <Button onClick={onClose}>{parts.close}</Button>
      </div>
    </dialog>
  );
}
