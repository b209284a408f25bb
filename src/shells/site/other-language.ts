import { useLocation, useMatches } from "react-router";
import type { RouteCacheHandle } from "#platform/http/route-handle.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { samePage } from "#platform/i18n/localized-urls.ts";
import { usePage } from "#ui/site/page-context.tsx";

/** Returns the address of this page in a language, with those parameters of the query that change what it shows. */
export function useOtherLanguage(): (language: Language) => string {
  const { path } = usePage();
  const { search } = useLocation();
  const { cache } = (useMatches().at(-1)?.handle ?? {}) as RouteCacheHandle;
  const shown = cache?.search(new URLSearchParams(search)) ?? "";
  return (language) => samePage(path, language) + shown;
}
