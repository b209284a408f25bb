import { cacheable } from "#platform/http/cacheable.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import type { Route } from "./+types/speculation-rules";
import { respondText } from "./respond-text.ts";

export const handle = cacheable();

/**
 * Files, closed areas and private links: nothing there is to be fetched before it is asked for.
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

/** Pages are fetched when a link to them is hovered or about to be pressed; jumps inside a page are not fetched. */
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

/** GET /speculation-rules.json, named by the header of every page. */
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
