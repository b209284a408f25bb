import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** The pattern of references that begin with one of some letters. */
export const referencePattern = (letters: string) => new RegExp(`^[${letters}](?:-[0-9A-Z]{4}){2}$`);

/** The reference of a form that a page is to thank for, when its address carries one. */
export function sentReference(form: { referencePrefix: string }, searchParams: URLSearchParams): string | undefined {
  const sent = searchParams.get("sent") ?? "";
  return referencePattern(form.referencePrefix).test(sent) ? sent : undefined;
}

/** The address of a page that thanks for what was sent. @param path without language */
export function thanksPath(path: string, reference: string, language: Language): string {
  return localizedPath(`${path}?${new URLSearchParams({ sent: reference })}#sent`, language);
}
