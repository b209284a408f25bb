import type { Language } from "#platform/i18n/languages.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { publishingTexts } from "../../texts.ts";
import { labelInSection, useCollection } from "../collections.ts";
import type { TextChange } from "./compare-drafts.ts";
import { Passages } from "./passages.tsx";

/** A text with its changed passages, and a note when its formatting differs. */
export function ChangedText({ kind, text, language }: { kind: string; text: TextChange; language: Language }) {
  const collection = useCollection(kind);
  const { history } = useTexts(publishingTexts);
  const { field, passages, form } = text;
  return (
    <div>
      <dt>{labelInSection(collection, field)}</dt>
      {passages.length === 0 ? null : (
        <dd lang={language}>
          <Passages passages={passages} />
        </dd>
      )}
      {form ? <dd className="muted">{passages.length === 0 ? history.formOnly : history.formToo}</dd> : null}
    </div>
  );
}
