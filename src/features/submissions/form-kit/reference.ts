import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** Returns the pattern of references that begin with one of the given letters. */
export const referencePattern = (letters: string) => new RegExp(`^[${letters}](?:-[0-9A-Z]{4}){2}$`);

/** Reads the reference that a page thanks for from its address; undefined for none. */
export function sentReference(form: { referencePrefix: string }, searchParams: URLSearchParams): string | undefined {
  const sent = searchParams.get("sent") ?? "";
  return referencePattern(form.referencePrefix).test(sent) ? sent : undefined;
}

/** Returns the address of the page that thanks for a submission. @param path without language */
export function thanksPath(path: string, reference: string, language: Language): string {
  return localizedPath(`${path}?${new URLSearchParams({ sent: reference })}#sent`, language);
}
