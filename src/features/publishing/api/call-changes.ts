import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language, shownLanguage } from "#platform/i18n/languages.ts";
import type { ApiChanges, ApiFile } from "../api-save.ts";
import type { Draft } from "../collection.ts";
import { textOf } from "../drafts/drafts.ts";
import { isFileList } from "../fields.ts";
import { type ApiCollection, type CallField, callFields, draftPath } from "./call-fields.ts";
import { filesOfCall, filesWithoutFallbackTexts } from "./call-files.ts";
import { type AnyRecord, presentEntry } from "./present-entry.ts";

/** The values of a call that has its schema's shape, by name. */
export type CallValues = Readonly<Record<string, unknown>>;

/** Returns the fields that a call gives under two names with different values, which is ambiguous. */
export function ambiguousFields(collection: ApiCollection, values: CallValues): string[] {
  const given = callFields(collection).filter((field) => "fact" in field && values[field.name] !== undefined);
  const others = (field: CallField) =>
    given.filter((other) => draftPath(other) === draftPath(field) && values[other.name] !== values[field.name]);
  return given.filter((field) => others(field).length > 0).map(({ name }) => name);
}

/**
 * Returns a call without the English texts of an entry that has none, if they are what the API shows in their place: a
 * client that reads an entry and writes it back does not store another language as English.
 * @param record the published entry
 */
export function withoutFallbackTexts(collection: ApiCollection, record: AnyRecord, values: CallValues): CallValues {
  if (shownLanguage(record.texts, FALLBACK_LANGUAGE) === FALLBACK_LANGUAGE) return values;
  const shown = presentEntry(collection, record);
  const lists = callFields(collection).flatMap((field) => {
    if (!("fact" in field) || !isFileList(field.rules) || values[field.name] === undefined) return [];
    const given = shown[field.name] as readonly CallValues[];
    return [[field.name, filesWithoutFallbackTexts(field.rules, values[field.name], given)]];
  });
  const own = { ...values, ...Object.fromEntries(lists) };
  const english = callFields(collection).flatMap((field) =>
    !("fact" in field) && field.language === FALLBACK_LANGUAGE && values[field.name] !== undefined ? [field.name] : [],
  );
  const plain = (value: unknown) =>
    typed(value ?? null)
      .replace(/\r\n?/g, "\n")
      .trim();
  if (english.some((name) => plain(values[name]) !== plain(shown[name]))) return own;
  return Object.fromEntries(Object.entries(own).filter(([name]) => !english.includes(name)));
}

const typed = (value: unknown) => (value === null ? "" : String(value));

/**
 * Returns the paths of required English texts of a draft that a call empties without giving all required texts of another
 * language.
 */
export function emptiedTexts(collection: ApiCollection, draft: Draft, values: CallValues): string[] {
  const isGiven = ({ name }: CallField) => typed(values[name] ?? null).trim() !== "";
  const requiredIn = (language: Language) =>
    callFields(collection).flatMap((field) =>
      !("fact" in field) && field.rules.required && field.language === language ? [field] : [],
    );
  if (LANGUAGE_CODES.some((language) => requiredIn(language).every(isGiven))) return [];
  return requiredIn(FALLBACK_LANGUAGE)
    .filter((field) => values[field.name] !== undefined && !isGiven(field))
    .filter(({ language, text }) => textOf(draft, language, text) !== "")
    .map(draftPath);
}

/** Converts a call to changes of a draft: names become those of the draft, null and numbers the texts of a form. */
export function changesOf(collection: ApiCollection, values: CallValues): ApiChanges {
  const facts: Record<string, string | number[] | ApiFile[]> = {};
  const texts: Record<string, Record<string, string>> = {};
  for (const field of callFields(collection)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (!("fact" in field)) texts[field.language] = { ...texts[field.language], [field.text]: typed(value) };
    else if (isFileList(field.rules)) facts[field.fact] = filesOfCall(field.rules, value);
    else facts[field.fact] = field.rules.control === "references" ? ((value ?? []) as number[]) : typed(value);
  }
  return { facts, texts };
}
