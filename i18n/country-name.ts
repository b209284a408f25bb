import { LANGUAGES, type Language } from "./languages.ts";

/** The name of a country in a language: "NO" is "Norway". An unknown code is returned as it is. @param code ISO 3166-1 alpha-2 */
export function countryName(code: string, language: Language): string {
  const names = new Intl.DisplayNames(LANGUAGES[language].locale, { type: "region", fallback: "code" });
  return names.of(code) ?? code;
}
