import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import field from "#ui/field.module.css";
import { FieldError } from "#ui/field-error.tsx";
import type { publishingTexts } from "../../texts.ts";
import css from "./question-dialog.module.css";

/** A question that a tool asks. */
export interface Question {
  title: string;
  label: string;
  hint: string;
  /** Initial text of the field. */
  value: string;
  max: number;
  inputMode?: "url";
  /** Language of the answer, where it is not that of the dashboard. */
  lang?: string;
  /** Handles the answer. @returns its error, or undefined */
  answer(value: string): string | undefined;
  /** A second button, such as for removing the link. */
  other?: { label: string; run(): void } | undefined;
}

interface QuestionDialogProps {
  question: Question;
  texts: StaffTexts<typeof publishingTexts>["richText"];
  /** Called once, after an answer or without one. */
  onClose: () => void;
}

/** Asks one question. It has no form of its own, because it is inside the form of the text. */
export function QuestionDialog({ question, texts, onClose }: QuestionDialogProps) {
  const { title, label, hint, max, inputMode, lang, other } = question;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const close = () => dialog.current?.close();
  const apply = () => {
    const wrong = question.answer(input.current?.value ?? "");
    setError(wrong);
    if (wrong === undefined) close();
    else input.current?.focus();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
    event.preventDefault();
    apply();
  };
  return (
    <dialog ref={dialog} className={css.dialog} aria-labelledby={`${id}-title`} onClose={onClose}>
      <h2 id={`${id}-title`}>{title}</h2>
      <div className={field.field}>
        <label htmlFor={id}>{label}</label>
        <p className={field.hint} id={`${id}-hint`}>
          {hint}
        </p>
        <input
          id={id}
          ref={input}
          defaultValue={question.value}
          maxLength={max}
          inputMode={inputMode}
          lang={lang}
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-hint ${id}-error`}
          onKeyDown={onKeyDown}
        />
        <FieldError id={id} error={error} />
      </div>
      <div className={css.actions}>
        <Button variant="submit" onClick={apply}>
          {texts.apply}
        </Button>
        {other === undefined ? null : (
          <Button
            onClick={() => {
              other.run();
              close();
            }}
          >
            {other.label}
          </Button>
        )}
        <Button onClick={close}>{texts.cancel}</Button>
      </div>
    </dialog>
  );
}
