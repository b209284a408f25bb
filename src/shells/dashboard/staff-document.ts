import type { EntryContext } from "react-router";
import { isLanguage } from "#platform/i18n/languages.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { preferredLanguage } from "#platform/i18n/preferred-language.ts";

/** What the layout of the dashboard says of itself. */
type StaffData = { language?: string; actor?: object } | undefined;

function staffData({ staticHandlerContext: { loaderData } }: EntryContext): StaffData {
  return loaderData?.dashboard as StaffData;
}

/** Says whether React goes on in the browser: on the pages of the dashboard, for somebody who is signed in. */
export function isHydrated(context: EntryContext): boolean {
  return staffData(context)?.actor !== undefined;
}

/** Before signing in, a link for an account speaks that account's language. */
function linkLanguage(context: EntryContext): string | undefined {
  const { matches, loaderData } = context.staticHandlerContext;
  const { id } = matches.at(-1)?.route ?? {};
  if (id === undefined || isHydrated(context)) return undefined;
  const { language } = (loaderData?.[id] ?? {}) as { language?: unknown };
  return isLanguage(language) ? language : undefined;
}

/** The language of a document: of the account on its pages, of the browser before signing in, else of the address. */
export function documentLanguage(context: EntryContext, request: Request): string {
  const { matches } = context.staticHandlerContext;
  if (!matches.some(({ route }) => route.id === "dashboard")) {
    return splitLocalizedPath(new URL(request.url).pathname).language;
  }
  return (
    linkLanguage(context) ?? staffData(context)?.language ?? preferredLanguage(request.headers.get("accept-language"))
  );
}
