import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { type Draft, type Drafts, fieldsOf, textOf } from "./drafts/drafts.ts";
import type { ItemKind } from "./kinds.ts";
import { publishingTexts } from "./texts.ts";

/**
 * Returns the draft of a copy: each title says that it is one, within the bound of its field, and what is dated is
 * dated today.
 * @param today YYYY-MM-DD
 */
export function copiedDraft<K extends ItemKind>(kind: K, original: Drafts[K], today: string): Drafts[K] {
  const copy: Draft = structuredClone(original) as unknown as Draft;
  const max = fieldsOf(kind).texts.title?.max ?? 0;
  for (const language of LANGUAGE_CODES) {
    const title = textOf(copy, language, "title");
    if (title.trim() !== "")
      copy.texts[language].title = within(max, fill(publishingTexts.staff(language).list.copyTitle, { title }));
  }
  for (const [name, { initial }] of Object.entries(fieldsOf(kind).facts)) if (initial === "today") copy[name] = today;
  return copy as unknown as Drafts[K];
}

/** A text that is too long ends with an ellipsis; no character is cut in two. */
function within(max: number, text: string): string {
  return text.length <= max
    ? text
    : `${text
        .slice(0, max - 1)
        .toWellFormed()
        .replace(/\uFFFD$/, "")}…`;
}
