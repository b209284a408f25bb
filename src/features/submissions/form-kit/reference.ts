import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** What a message (M) or an application (A) can be named by. */
const REFERENCE = /^[MA](?:-[0-9A-Z]{4}){2}$/;

/** The reference that a page is to thank for, when its address carries one. */
export function sentReference(searchParams: URLSearchParams): string | undefined {
  const sent = searchParams.get("sent") ?? "";
  return REFERENCE.test(sent) ? sent : undefined;
}

/** The address of a page that thanks for what was sent. @param path without language */
export function thanksPath(path: string, reference: string, language: Language): string {
  return localizedPath(`${path}?${new URLSearchParams({ sent: reference })}#sent`, language);
}
