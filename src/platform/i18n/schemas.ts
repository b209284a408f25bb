import { z } from "zod";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "./languages.ts";

/**
 * A text that is required in the fallback language. In another language it is empty when the record is older than the
 * language; the forms require all of them.
 */
export function inEveryLanguage(text: z.ZodType<string>, languages: readonly Language[] = LANGUAGE_CODES) {
  const orEmpty = z.union([text, z.literal("")]).default("");
  const shape = languages.map((code) => [code, code === FALLBACK_LANGUAGE ? text : orEmpty]);
  return z.strictObject(Object.fromEntries(shape) as Record<Language, z.ZodType<string>>);
}

/** A value in one language or more. */
export function inSomeLanguages<T extends z.ZodType>(value: T) {
  const shape = Object.fromEntries(LANGUAGE_CODES.map((code) => [code, value.optional()]));
  return z
    .strictObject(shape as Record<Language, z.ZodOptional<T>>)
    .refine((texts) => Object.values(texts).some((text) => text !== undefined), { error: "No language has a text" });
}

/** A path on this site: one leading slash, not two, and no dot segments. */
export const sitePath = z
  .string()
  .max(300)
  .regex(/^\/(?!\/)[\w./-]*$/)
  .refine((path) => !path.includes(".."));

/** A day as YYYY-MM-DD that exists in the calendar. */
export const isoDay = z.iso.date();

/** Ids are positive integers; any other value in a URL is refused. */
export const itemId = z
  .string()
  .regex(/^[1-9]\d{0,8}$/)
  .transform(Number)
  .pipe(z.int().min(1).max(999_999_999));

/**
 * Returns whether a label has only languages that the texts have: an item is shown completely in one language.
 * @param label a short localized text beside the item's texts, or none
 */
export function followsTexts(
  label: Partial<Record<Language, unknown>> | undefined,
  texts: Partial<Record<Language, unknown>>,
): boolean {
  return LANGUAGE_CODES.every((code) => label?.[code] === undefined || texts[code] !== undefined);
}
