import { z } from "zod/mini";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { ALT_MAX } from "./picture-limits.ts";

/** One line of text, without what databases refuse and what turns the direction of reading. */
const alternativeText = z.pipe(
  z.string(),
  z.pipe(
    z.transform((text: string) =>
      text
        .toWellFormed()
        .replace(/\p{Bidi_Control}/gu, "")
        .replace(/[\s\p{Cc}]+/gu, " ")
        .trim(),
    ),
    z.string().check(z.maxLength(ALT_MAX)),
  ),
);

const part = z.number().check(z.minimum(0), z.maximum(1));

/**
 * Makes the schema that reads the alternative texts of a stored picture: a missing language is empty, languages that are
 * not given are left out.
 */
export function storedAltSchema(languages: readonly Language[]) {
  const text = z._default(z.string(), "");
  return z.object(Object.fromEntries(languages.map((code) => [code, text])) as Record<Language, typeof text>);
}

/** What staff say about a picture: its alternative texts, empty where none is written, and its focal point. */
export const pictureDetails = z.strictObject({
  alt: z.strictObject(
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, alternativeText])) as Record<
      Language,
      typeof alternativeText
    >,
  ),
  /** Parts of width and height, from 0 to 1, from the left upper corner. */
  focal: z.strictObject({ x: part, y: part }),
});
