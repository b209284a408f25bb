import type { FormEventHandler, ReactNode } from "react";
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
  /** As wide as the page's column. */
  wide?: boolean;
  /** Sent as multipart, in which long texts take less space. */
  multipart?: boolean;
  onSubmit?: FormEventHandler<HTMLFormElement>;
  children: ReactNode;
}

/** A form of one part of a page, with its button. It is reset when it succeeds. */
export function PartForm({ answers, intent, submit, variant = "medium", ...form }: PartFormProps) {
  const { Form, busy } = answers;
  const round = useResetKey(answers, intent);
  const ref = useUnsavedForm();
  const { wide = false, multipart = false, onSubmit, children } = form;
  return (
    // The server returns errors in the page's own language, beside the fields.
    <Form
      method="post"
      {...(multipart && { encType: "multipart/form-data" })}
      {...(onSubmit && { onSubmit })}
      ref={ref}
      className={wide ? `${css.form} ${css.wide}` : css.form}
      key={round}
      noValidate
    >
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
