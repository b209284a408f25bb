import type { ReactNode } from "react";
import { type ButtonVariant, buttonClass } from "../../button.tsx";
import css from "./part-form.module.css";
import { type Answers, useResetKey } from "./use-answers.ts";
import { useUnsavedForm } from "./use-unsaved.ts";

interface PartFormProps {
  answers: Answers;
  intent: string;
  /** Label of its button. */
  submit: string;
  variant?: ButtonVariant;
  children: ReactNode;
}

/** A form of one part of a page, with its button. It is reset when it succeeds. */
export function PartForm({ answers, intent, submit, variant = "medium", children }: PartFormProps) {
  const { Form, busy } = answers;
  const round = useResetKey(answers, intent);
  const form = useUnsavedForm();
  return (
    // The server returns errors in the page's own language, beside the fields.
    <Form method="post" ref={form} className={css.form} key={round} noValidate>
      <input type="hidden" name="intent" value={intent} />
      {children}
      <div>
        <button type="submit" className={buttonClass(variant)} disabled={busy}>
          {submit}
        </button>
      </div>
    </Form>
  );
}
