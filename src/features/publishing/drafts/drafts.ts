import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { type FactField, isFileList } from "../fields.ts";
import type { ListedFile } from "../file-lists.ts";

export type { Draft };

/** A draft as this release reads it, and its stored JSON. */
export interface StoredDraft {
  draft: Draft;
  /** The JSON with the fields of other releases; see `preserveUnknown`. */
  stored: unknown;
}

/** Returns a text of a draft, empty when the field has none. */
export function textOf(draft: Draft, language: Language, field: string): string {
  const text = draft.texts[language][field];
  return typeof text === "string" ? text : "";
}

/** A title with its language; empty, and undefined, where no language has one. */
export interface ShownTitle {
  title: string;
  titleLanguage: Language | undefined;
}

/** Returns a draft's title in a language, or in the first language that has one. */
export function shownTitle(draft: Draft, language: Language): ShownTitle {
  const titles = [language, ...LANGUAGE_CODES].map((code) => [code, textOf(draft, code, "title").trim()] as const);
  const [titleLanguage, title = ""] = titles.find(([, written]) => written !== "") ?? [];
  return { title, titleLanguage };
}

/** Returns a draft's title in English, or in the first language that has one; empty when there is none. */
export const titleOf = (draft: Draft): string => shownTitle(draft, FALLBACK_LANGUAGE).title;

/** Returns a fact of a draft as text, empty when there is none. */
export function factOf(draft: Draft, field: string): string {
  const fact = draft[field];
  return typeof fact === "string" ? fact : "";
}

/** Returns the ids in a fact of the kind `references`. */
export function idsOf(draft: Readonly<Record<string, unknown>>, field: string): readonly number[] {
  const fact = draft[field];
  return Array.isArray(fact) ? fact : [];
}

/** Returns the files in a fact of the kind `pictures` or `documents`. */
export function filesOf(draft: Draft, field: string): readonly ListedFile[] {
  const fact = draft[field];
  return Array.isArray(fact) ? fact : [];
}

/** Returns the default of a fact, for new drafts and for those stored without it by an older release. */
export function initialFact(field: FactField): string | number[] {
  const { control, initial = "", initialIds = [] } = field;
  if (control === "references" || isFileList(field)) return [...initialIds];
  return initial === "today" ? "" : initial;
}

/** Returns the draft of a new item; of a page, its default words. @param today YYYY-MM-DD, the default of some days */
export function emptyDraft<C extends Pick<AnyCollection, "texts" | "facts" | "page">>(
  { texts, facts, page }: C,
  today: string,
): C extends AnyCollection ? Draft<C> : Draft {
  const firstTexts = (language: Language) => {
    const defaults = page?.defaults(language);
    return Object.fromEntries(Object.keys(texts).map((name) => [name, defaults?.[name] ?? ""]));
  };
  const first = (field: FactField) => (field.initial === "today" ? today : initialFact(field));
  return {
    ...Object.fromEntries(Object.entries(facts).map(([name, field]) => [name, first(field)])),
    texts: Object.fromEntries(LANGUAGE_CODES.map((language) => [language, firstTexts(language)])),
  } as unknown as C extends AnyCollection ? Draft<C> : Draft;
}
