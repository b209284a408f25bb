import { type ReactNode, useEffect, useId, useRef } from "react";
import { Button } from "../button.tsx";
import css from "./dialog.module.css";
import { useTexts } from "./staff-context.tsx";

interface ConfirmDialogProps {
  open: boolean;
  /** The question. */
  title: string;
  /** What happens on confirmation. */
  children: ReactNode;
  /** Label of the confirming button: "Delete". */
  confirm: string;
  /** Whether the action is destructive. */
  destructive?: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/**
 * Asks for confirmation of a destructive action. The cancel button has the focus; Escape and a click outside cancel.
 */
export function ConfirmDialog({
  open,
  title,
  children,
  confirm,
  destructive = true,
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
        <Button variant={destructive ? "cancel" : "submit"} onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </dialog>
  );
}

/** Opens and closes a native dialog as the page's state says. */
export function useModal(open: boolean) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open && dialog.current?.open === false) dialog.current.showModal();
    if (!open && dialog.current?.open === true) dialog.current.close();
  }, [open]);
  return dialog;
}
