import { fold } from "#platform/i18n/fold.ts";
import { type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { idsOf } from "./drafts/drafts.ts";
import { listedLabels } from "./fields.ts";

/** Returns the title of an entry of a list in each language, English where it lacks one; undefined for an unknown entry. */
export type LabelOf = (to: string, id: number) => InEveryLanguage<string> | undefined;

/** Returns a title in every language: where it is missing, in the first language that has it, English before others. */
export function completeTitle(
  titles: Readonly<Partial<Record<Language, string>>>,
): InEveryLanguage<string> | undefined {
  const own = (language: Language) => titles[language]?.trim() || undefined;
  const first = LANGUAGE_CODES.map(own).find((title) => title !== undefined);
  if (first === undefined) return undefined;
  return Object.fromEntries(LANGUAGE_CODES.map((code) => [code, own(code) ?? first])) as InEveryLanguage<string>;
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
