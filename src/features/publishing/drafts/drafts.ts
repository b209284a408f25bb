import type { Drafts } from "#collections/index.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, AnyDraft } from "../collection.ts";
import type { FactField } from "../fields.ts";
import { definitionOf, type ItemKind } from "../kinds.ts";

export type { Drafts };
/** A draft of any kind, as rules look at it that do not depend on one. */
export type Draft = AnyDraft;

/** The fields of a kind, as rules look at them that do not depend on it. */
export function fieldsOf(kind: ItemKind): Pick<AnyCollection, "texts" | "facts"> {
  return definitionOf(kind);
}

/** A text of a draft, empty when the field has none. */
export function textOf(draft: Draft, language: Language, field: string): string {
  const text = draft.texts[language][field];
  return typeof text === "string" ? text : "";
}

/** A draft's title in the first language that has one, empty when there is none. */
export function titleOf(draft: Draft): string {
  const titles = LANGUAGE_CODES.map((language) => textOf(draft, language, "title").trim());
  return titles.find((title) => title !== "") ?? "";
}

/** A fact of a draft that is typed as a text, empty when there is none. */
export function factOf(draft: Draft, field: string): string {
  const fact = draft[field];
  return typeof fact === "string" ? fact : "";
}

/** The value of a fact that nobody has typed yet, and of one that an older release has not stored. */
export function factAtFirst({ control, initial = "" }: FactField): string | number[] {
  if (control === "references") return [];
  return initial === "today" ? "" : initial;
}

/** A form before anything is typed. @param today YYYY-MM-DD, the day that news and projects are dated at first */
export function emptyDraft<K extends ItemKind>(kind: K, today: string): Drafts[K] {
  const { texts, facts } = fieldsOf(kind);
  const noTexts = () => Object.fromEntries(Object.keys(texts).map((name) => [name, ""]));
  const first = (field: FactField) => (field.initial === "today" ? today : factAtFirst(field));
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, field]) => [name, first(field)])),
    texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, noTexts()])),
  } as unknown as Drafts[K];
}
