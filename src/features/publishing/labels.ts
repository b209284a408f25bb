import { fold } from "#platform/i18n/fold.ts";
import {
  FALLBACK_LANGUAGE,
  type InSomeLanguages,
  LANGUAGE_CODES,
  type Language,
  shownLanguage,
} from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { idsOf } from "./drafts/drafts.ts";
import { listedLabels } from "./fields.ts";

/** Returns the title of an entry of a list in the languages that it is written in; undefined for an unknown entry. */
export type LabelOf = (to: string, id: number) => InSomeLanguages<string> | undefined;

/** Returns the titles that are not blank; undefined without any. */
export function writtenTitles(titles: InSomeLanguages<string>): InSomeLanguages<string> | undefined {
  const written = LANGUAGE_CODES.flatMap((code) => {
    const title = titles[code]?.trim() ?? "";
    return title === "" ? [] : [[code, title] as const];
  });
  return written.length === 0 ? undefined : Object.fromEntries(written);
}

/** Returns a title in some languages: where it is missing, in English, or in the first language that has it. */
export function titleIn(titles: InSomeLanguages<string>, languages: readonly Language[]): InSomeLanguages<string> {
  const first = titles[shownLanguage(titles, FALLBACK_LANGUAGE)];
  return Object.fromEntries(languages.map((code) => [code, titles[code] ?? first]));
}

/** Returns the entry of a list that a draft has chosen for a label; undefined where the label is its own text. */
export function chosenLabel(
  collection: Pick<AnyCollection, "facts">,
  draft: Draft,
  label: string,
): { to: string; id: number } | undefined {
  const listed = listedLabels(collection).find((one) => one.label === label);
  const id = listed && idsOf(draft, listed.fact)[0];
  return listed === undefined || id === undefined ? undefined : { to: listed.to, id };
}

/** The entries of a list by their folded titles in all languages. */
export type LabelIndex = ReadonlyMap<string, ReadonlySet<number>>;

/** Returns the entry that has each of these texts as its title in some language; undefined without one or without texts. */
export function matchingEntry(index: LabelIndex, texts: readonly string[]): number | undefined {
  const found = texts
    .map(fold)
    .filter((text) => text !== "")
    .map((text) => index.get(text) ?? new Set<number>());
  const [first, ...others] = found;
  return [...(first ?? [])].find((id) => others.every((ids) => ids.has(id)));
}
