import type { Language } from "#platform/i18n/languages.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import type { TextChange } from "./compare-drafts.ts";
import { Passages } from "./passages.tsx";

/** A text with its changed passages, and a word on its form where that differs. */
export function ChangedText({ text, language }: { text: TextChange; language: Language }) {
  const { fields, history } = useTexts(publishingTexts);
  const { field, passages, form } = text;
  return (
    <div>
      <dt>{fields[field as keyof typeof fields] ?? field}</dt>
      {passages.length === 0 ? null : (
        <dd lang={language}>
          <Passages passages={passages} />
        </dd>
      )}
      {form ? <dd className="muted">{passages.length === 0 ? history.formOnly : history.formToo}</dd> : null}
    </div>
  );
}
