import { inEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import { filesOf } from "./drafts/drafts.ts";
import { isFileList, richField } from "./fields.ts";

/** Values of an API call by the names of the draft's fields; fields that it does not name stay unchanged. */
export interface ApiChanges {
  facts?: Readonly<Record<string, string | number[] | readonly ApiFile[]>>;
  texts?: Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;
}

/** A file of a list in a call; texts that it does not name stay those that the list has of the file. */
export interface ApiFile {
  path: string;
  text: Readonly<Partial<Record<Language, string>>>;
}

const plainOf = (text: unknown) => String(text).replace(/\r\n?/g, "\n").trim();

/**
 * Applies a call of the API to the newest draft, or to an empty one. The API knows plain texts only: where one is the
 * plain text of the rich document, the document stays; any other text replaces it.
 */
export function applyApiSave(
  collection: Pick<AnyCollection, "texts" | "facts">,
  draft: Draft,
  { facts = {}, texts = {} }: ApiChanges,
): Draft {
  const name = richField(collection.texts) ?? "";
  const merged = LANGUAGE_CODES.map((language) => {
    const { rich, ...before } = draft.texts[language];
    const given = texts[language] ?? {};
    const isUnchanged = given[name] === undefined || plainOf(given[name]) === plainOf(before[name]);
    if (rich === undefined || !isUnchanged) return [language, { ...before, ...given }];
    return [language, { ...before, ...given, [name]: before[name], rich }];
  });
  const given = Object.entries(facts).map(([name, value]) => {
    const field = collection.facts[name];
    if (field === undefined || !isFileList(field)) return [name, value];
    const before = new Map(filesOf(draft, name).map((file) => [file.path, file.text]));
    const files = value as readonly ApiFile[];
    return [name, files.map(({ path, text }) => ({ path, text: inEveryLanguage({ ...before.get(path), ...text }) }))];
  });
  return { ...draft, ...Object.fromEntries(given), texts: Object.fromEntries(merged) } as Draft;
}
