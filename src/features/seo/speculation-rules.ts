import { cacheable } from "#platform/http/cacheable.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import type { Route } from "./+types/speculation-rules";
import { respondText } from "./respond-text.ts";

export const handle = cacheable();

/**
 * Returns patterns of addresses that must not be prefetched: files, private areas and private links.
 * @param statuses addresses of the private pages of senders
 */
const notPages = (statuses: readonly string[]) => [
  "/api/*",
  "/*.xml",
  "/media/*",
  "/video/*",
  "/documents",
  "/documents/*",
  "/dashboard",
  "/dashboard/*",
  "/sign-in/*",
  ...LANGUAGE_CODES.flatMap((code) => [...statuses, "preview"].map((address) => localizedPath(`/${address}/*`, code))),
];

/** Prefetches pages when a link is hovered or pressed, except for links within a page. */
const rules = (statuses: readonly string[]) => ({
  prefetch: [
    {
      source: "document",
      where: {
        and: [
          { href_matches: "/*" },
          { not: { href_matches: notPages(statuses) } },
          { not: { selector_matches: "[href*='#'], [download], [target]" } },
        ],
      },
      eagerness: "moderate",
    },
  ],
});

/** GET /speculation-rules.json, referenced by a header of every page. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(
    args,
    "application/speculationrules+json",
    ({ forms }) => {
      const statuses = forms.flatMap(({ pages }) => pages.status?.address ?? []);
      return JSON.stringify(rules(statuses));
    },
    true,
  );
}
