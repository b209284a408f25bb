import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** Returns the pattern of references that begin with one of the given letters. */
export const referencePattern = (letters: string) => new RegExp(`^[${letters}](?:-[0-9A-Z]{4}){2}$`);

/** Reads the reference that a page thanks for from its address; undefined for none. */
export function sentReference(form: { referencePrefix: string }, searchParams: URLSearchParams): string | undefined {
  const sent = searchParams.get("sent") ?? "";
  return referencePattern(form.referencePrefix).test(sent) ? sent : undefined;
}

/** Parameter of the page that thanks, by which it says that photos could not be processed. */
export const PHOTOS_PARAMETER = "files";
const NOT_PROCESSED = "later";

/** Reads from the address of the page that thanks whether photos could not be processed. */
export function lacksPhotos(searchParams: URLSearchParams): boolean {
  return searchParams.get(PHOTOS_PARAMETER) === NOT_PROCESSED;
}

/**
 * Returns the address of the page that thanks for a submission.
 * @param path without language
 * @param isComplete whether all photos could be processed
 */
export function thanksPath(path: string, reference: string, language: Language, isComplete = true): string {
  const parameters = { sent: reference, ...(isComplete ? {} : { [PHOTOS_PARAMETER]: NOT_PROCESSED }) };
  return localizedPath(`${path}?${new URLSearchParams(parameters)}#sent`, language);
}
