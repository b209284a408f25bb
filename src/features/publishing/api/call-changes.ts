import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { ApiChanges } from "../api-save.ts";
import type { Draft } from "../collection.ts";
import { textOf } from "../drafts/drafts.ts";
import { type ApiCollection, type CallField, callFields, draftPath } from "./call-fields.ts";

/** The values of a call that has its schema's shape, by name. */
export type CallValues = Readonly<Record<string, unknown>>;

/** Returns the fields that a call gives under two names with different values, which is ambiguous. */
export function ambiguousFields(collection: ApiCollection, values: CallValues): string[] {
  const given = callFields(collection).filter((field) => "fact" in field && values[field.name] !== undefined);
  const others = (field: CallField) =>
    given.filter((other) => draftPath(other) === draftPath(field) && values[other.name] !== values[field.name]);
  return given.filter((field) => others(field).length > 0).map(({ name }) => name);
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
  const facts: Record<string, string | number[]> = {};
  const texts: Record<string, Record<string, string>> = {};
  for (const field of callFields(collection)) {
    const value = values[field.name];
    if (value === undefined) continue;
    if (!("fact" in field)) texts[field.language] = { ...texts[field.language], [field.text]: typed(value) };
    else facts[field.fact] = field.rules.control === "references" ? ((value ?? []) as number[]) : typed(value);
  }
  return { facts, texts };
}
