import type { EntryContext } from "react-router";
import { isLanguage } from "#platform/i18n/languages.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { preferredLanguage } from "#platform/i18n/preferred-language.ts";

/** Data of the dashboard's layout. */
type StaffData = { language?: string; actor?: object } | undefined;

function staffData({ staticHandlerContext: { loaderData } }: EntryContext): StaffData {
  return loaderData?.dashboard as StaffData;
}

/** Returns whether React hydrates the page: on dashboard pages of a signed-in account. */
export function isHydrated(context: EntryContext): boolean {
  return staffData(context)?.actor !== undefined;
}

/** Before signing in, the page of an account's link is in that account's language. */
function linkLanguage(context: EntryContext): string | undefined {
  const { matches, loaderData } = context.staticHandlerContext;
  const { id } = matches.at(-1)?.route ?? {};
  if (id === undefined || isHydrated(context)) return undefined;
  const { language } = (loaderData?.[id] ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : undefined;
}

/**
 * Returns the language of a document: of the account on its pages, of the browser before signing in, otherwise of the
 * URL.
 */
export function documentLanguage(context: EntryContext, request: Request): string {
  const { matches } = context.staticHandlerContext;
  if (!matches.some(({ route }) => route.id === "dashboard")) {
    return splitLocalizedPath(new URL(request.url).pathname).language;
  }
  return (
    linkLanguage(context) ?? staffData(context)?.language ?? preferredLanguage(request.headers.get("accept-language"))
  );
}
