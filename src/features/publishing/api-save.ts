import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Draft } from "./collection.ts";

/** What a call of the API says of an item, by the names of the draft's fields; what it does not name stays. */
export interface ApiChanges {
  facts?: Readonly<Record<string, string | number[]>>;
  texts?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

const plainOf = (text: unknown) => String(text).replace(/\r\n?/g, "\n").trim();

/**
 * Applies a call of the API to the newest draft, or to an empty one. The API knows plain texts only: a description that
 * is the plain text of the rich one keeps it, any other takes its place.
 */
export function applyApiSave(draft: Draft, { facts = {}, texts = {} }: ApiChanges): Draft {
  const merged = LANGUAGE_CODES.map((language) => {
    const { rich, ...before } = draft.texts[language];
    const given = texts[language] ?? {};
    const isKept = given.description === undefined || plainOf(given.description) === plainOf(before.description);
    if (rich === undefined || !isKept) return [language, { ...before, ...given }];
    return [language, { ...before, ...given, description: before.description, rich }];
  });
  return { ...draft, ...facts, texts: Object.fromEntries(merged) } as Draft;
}
