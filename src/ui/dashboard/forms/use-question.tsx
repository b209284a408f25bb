import { type ReactNode, useState } from "react";
import { ConfirmDialog } from "../confirm-dialog.tsx";

/** A question before something is done. */
export interface Question {
  title: string;
  /** What follows from a yes. */
  text: string;
  /** The word on the button that does it. */
  confirm: string;
  /** It takes something away. */
  hurts?: boolean;
  onConfirm: () => void;
}

/** Asks before something is done: `ask` opens the question, `dialog` is to stand on the page. */
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
        hurts={question.hurts ?? true}
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
