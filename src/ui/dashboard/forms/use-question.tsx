import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** A confirmation before an action. */
export interface Question {
  title: string;
  /** What happens on confirmation. */
  text: string;
  /** Label of the confirming button. */
  confirm: string;
  /** Whether the action is destructive. */
  destructive?: boolean;
  onConfirm: () => void;
}

/** Asks for confirmation: `ask` opens the question, `dialog` must be rendered on the page. */
export function useQuestion(): { ask: (question: Question) => void; dialog: ReactNode } {
  const [question, setQuestion] = useState<Question>();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const dialog =
    question === undefined ? null : (
      <ConfirmDialog
        open={open}
        title={question.title}
        confirm={question.confirm}
        destructive={question.destructive ?? true}
        onClose={close}
        onConfirm={() => {
          close();
          question.onConfirm();
        }}
      >
        <p>{question.text}</p>
      </ConfirmDialog>
    );
  const ask = (next: Question) => {
    setQuestion(next);
    setOpen(true);
  };
  return { ask, dialog };
}
