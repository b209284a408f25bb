import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "./languages.ts";

/** A page's path split into its language and the path without it. */
export interface LocalizedPath {
  language: Language;
  /** Starts with a slash: "/news/3". */
  path: string;
}

/** Path segments of languages: all but the fallback's, which has none. */
export const LANGUAGE_SEGMENTS: readonly Language[] = LANGUAGE_CODES.filter((code) => code !== FALLBACK_LANGUAGE);

/**
 * Builds the path of a page in a language: "/news/3" in Polish is "/pl/news/3", the home page "/pl".
 * @param path starts with a slash; a query or fragment may follow
 */
export function localizedPath(path: string, language: Language): string {
  if (language === FALLBACK_LANGUAGE) return path;
  return path === "/"
    ? `/${language}`
    : `/${language}${path.startsWith("/?") || path.startsWith("/#") ? path.slice(1) : path}`;
}

/** Splits the language from a path: "/pl/news/3" is "/news/3" in Polish; "/en/…" is not a path of the site. */
export function splitLocalizedPath(pathname: string): LocalizedPath {
  const [, first = "", ...rest] = pathname.split("/");
  if (isLanguage(first) && first !== FALLBACK_LANGUAGE) return { language: first, path: `/${rest.join("/")}` };
  return { language: FALLBACK_LANGUAGE, path: pathname };
}

/** Pages that exist in the fallback language only. */
const FALLBACK_ONLY: ReadonlySet<string> = new Set(["/styleguide"]);

/** Returns the path of the same page in another language, or of the home page where that language does not have it. */
export function samePage(path: string, language: Language): string {
  return localizedPath(FALLBACK_ONLY.has(path) && language !== FALLBACK_LANGUAGE ? "/" : path, language);
}
