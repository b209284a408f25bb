import { cacheable } from "#platform/http/cacheable.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import type { Route } from "./+types/robots";
import { respondText } from "./respond-text.ts";

export const handle = cacheable();

const CLOSED = [
  "/dashboard",
  "/sign-in",
  ...LANGUAGE_CODES.map((code) => localizedPath("/preview", code)),
  "/styleguide",
  "/api/",
];

/** GET /robots.txt: allows all crawlers, except for private areas and the API. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(args, "text/plain; charset=utf-8", ({ config }) =>
    [
      "User-agent: *",
      "Allow: /",
      ...CLOSED.map((path) => `Disallow: ${path}`),
      "",
      `Sitemap: ${config.publicUrl}/sitemap.xml`,
      "",
    ].join("\n"),
  );
}
