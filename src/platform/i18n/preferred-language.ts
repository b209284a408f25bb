import { FALLBACK_LANGUAGE, isLanguage, LANGUAGES, type Language } from "./languages.ts";

const LENGTH_MAX = 200;

/**
 * Codes that browsers send for a language with another code on the site, mapped to that code; both of two letters: `nb`
 * for a Norwegian `no` with the locale `nb-NO`.
 */
export const OTHER_CODES = otherCodes(LANGUAGES);

/** Derives `OTHER_CODES` from a list of languages. */
export function otherCodes<Code extends string>(
  languages: Readonly<Record<Code, { locale: string }>>,
): ReadonlyMap<string, Code> {
  const codes = Object.keys(languages) as Code[];
  const pairs = codes.map((code) => [languages[code].locale.slice(0, 2), code] as const);
  return new Map(pairs.filter(([asked, code]) => asked !== code));
}

/**
 * Returns the first of the site's languages that a browser accepts, in the order of the header: browsers sort it by
 * weight.
 * @param header the value of `Accept-Language`
 */
export function preferredLanguage(header: string | null): Language {
  const asked = (header ?? "").slice(0, LENGTH_MAX).split(",");
  const codes = asked.map((one) => one.trim().slice(0, 2).toLowerCase());
  return codes.map((code) => OTHER_CODES.get(code) ?? code).find(isLanguage) ?? FALLBACK_LANGUAGE;
}
