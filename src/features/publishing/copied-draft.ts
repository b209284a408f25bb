import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { textOf } from "./drafts/drafts.ts";
import { publishingTexts } from "./texts.ts";

/**
 * Returns the draft of a copy: each title is marked as a copy, within the limit of its field, and dates are today's.
 * @param today YYYY-MM-DD
 */
export function copiedDraft(collection: AnyCollection, original: Draft, today: string): Draft {
  const copy = structuredClone(original);
  const max = collection.texts.title?.max ?? 0;
  for (const language of LANGUAGE_CODES) {
    const title = textOf(copy, language, "title");
    if (title.trim() !== "")
      copy.texts[language].title = within(max, fill(publishingTexts.staff(language).list.copyTitle, { title }));
  }
  for (const [name, { initial }] of Object.entries(collection.facts)) if (initial === "today") copy[name] = today;
  return copy;
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
