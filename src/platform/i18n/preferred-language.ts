import { FALLBACK_LANGUAGE, isLanguage, type Language } from "./languages.ts";

const LENGTH_MAX = 200;

/**
 * The first of the site's languages that a browser asks for, in the order of its list: browsers sort it by weight.
 * @param header `Accept-Language`, as it came
 */
export function preferredLanguage(header: string | null): Language {
  const asked = (header ?? "").slice(0, LENGTH_MAX).split(",");
  const codes = asked.map((one) => one.trim().slice(0, 2).toLowerCase());
  return codes.find(isLanguage) ?? FALLBACK_LANGUAGE;
}
