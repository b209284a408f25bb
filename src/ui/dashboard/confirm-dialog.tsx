import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button.tsx";
import css from "./dialog.module.css";
import { useTexts } from "./staff-context.tsx";

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What follows from a yes. */
  children: ReactNode;
  /** The word on the button that does it: "Delete". */
  confirm: string;
  /** It takes something away. */
  hurts?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before something is done that hurts. The way back has the focus; Escape and a click beside it mean no. */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  hurts = true,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { parts } = useTexts();
  const dialog = useModal(open);
  const id = useId();
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={id} closedby="any" onClose={onClose}>
      <h2 id={id}>{title}</h2>
      <div>{children}</div>
      <div className={css.actions}>
        <Button onClick={onClose} autoFocus>
          {parts.back}
        </Button>
        <Button variant={hurts ? "cancel" : "submit"} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

/** Keeps a native dialog open or closed as the page wants it. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open && dialog.current?.open === true) dialog.current.close();
  }, [open]);
  return dialog;
}
