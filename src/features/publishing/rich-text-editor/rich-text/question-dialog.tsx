import { type KeyboardEvent, useEffect, useId, useRef, useState } from "react";
import type { Language } from "#platform/i18n/languages.ts";
import type { StaffTexts } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { useSearchAsTyped } from "#ui/dashboard/search-as-typed.ts";
import field from "#ui/field.module.css";
import { FieldError } from "#ui/field-error.tsx";
import type { LinkTarget } from "../../dashboard/link-targets.ts";
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
  /** Language of the answer, where it is not that of the dashboard. */
  lang?: string;
  /** The language whose pages are offered as answers; undefined where none are. */
  pagesIn?: Language;
  /** Handles the answer. @param title of the chosen page @returns its error, or undefined */
  answer(value: string, title: string | undefined): string | undefined;
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
  const { title, label, hint, max, lang, pagesIn, other } = question;
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [error, setError] = useState<string>();
  useEffect(() => dialog.current?.showModal(), []);
  const { pages, search } = usePages(pagesIn);
  const pageAt = (value: string) => pages.find(({ path }) => path === value);
  const close = () => dialog.current?.close();
  const apply = () => {
    const value = input.current?.value ?? "";
    const wrong = question.answer(value, pageAt(value)?.title);
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
          lang={lang}
          autoComplete="off"
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={`${id}-hint ${id}-error`}
          list={pagesIn === undefined ? undefined : `${id}-pages`}
          // The address of a chosen page is in no title.
          onChange={({ target: { value } }) => pageAt(value) === undefined && search(value)}
          onKeyDown={onKeyDown}
        />
        <datalist id={`${id}-pages`}>
          {pages.map(({ path, title }) => (
            <option key={path} value={path} label={title} lang={pagesIn} />
          ))}
        </datalist>
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

/** Returns the pages that match what was searched for last, at first without a search; none if they cannot be read. */
function usePages(language: Language | undefined) {
  const { found, search } = useSearchAsTyped<LinkTarget[] | { error: string }>((q) =>
    language === undefined ? undefined : `/dashboard/link-targets/${language}?${new URLSearchParams({ q })}`,
  );
  return { pages: Array.isArray(found) ? found : [], search };
}
