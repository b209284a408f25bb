import { z } from "zod/mini";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { ALT_MAX } from "./picture-limits.ts";

/** One line of text, without characters that databases refuse or that change the reading direction. */
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
 * Returns the schema that reads the alternative texts of a stored picture: a missing language is empty, languages that are
 * not given are dropped.
 */
export function storedAltSchema(languages: readonly Language[]) {
  const text = z._default(z.string(), "");
  return z.object(Object.fromEntries(languages.map((code) => [code, text])) as Record<Language, typeof text>);
}

/** What staff enter about a picture: its alternative texts, which may be empty, and its focal point. */
export const pictureDetails = z.strictObject({
  alt: z.strictObject(
    Object.fromEntries(LANGUAGE_CODES.map((code) => [code, alternativeText])) as Record<
      Language,
      typeof alternativeText
    >,
  ),
  /** Shares of width and height, from 0 to 1, from the upper left corner. */
  focal: z.strictObject({ x: part, y: part }),
});
