import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** One address of every public page, without language. `tests/routes.test.ts` compares them with `src/routes.ts`. */
const PAGES = [
  "/",
  "/about",
  "/services",
  "/services/4",
  "/projects",
  "/projects/1",
  "/news",
  "/news/1",
  "/products",
  "/products/1",
  "/careers",
  "/careers/1",
  "/careers/1/apply",
  "/contact",
  "/achievements",
  "/terms",
  "/media",
] as const;

/** A page in a language. */
export interface PageAddress {
  language: Language;
  /** Without language. */
  page: (typeof PAGES)[number];
  /** As it is requested. */
  path: string;
}

/** Every public page in every language. */
export const ALL_PAGES: readonly PageAddress[] = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => ({ language, page, path: localizedPath(page, language) })),
);

/** Every other public address that answers 200, with the type it is sent as. */
export const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(LANGUAGE_CODES.map((code) => [localizedPath("/news.xml", code), "application/rss+xml"])),
  "/styleguide": "text/html",
  "/chart-small.svg": "image/svg+xml",
  "/chart-wide.svg": "image/svg+xml",
  "/sitemap.xml": "application/xml",
  "/robots.txt": "text/plain",
  "/speculation-rules.json": "application/speculationrules+json",
  "/site.webmanifest": "application/manifest+json",
  "/api/projects": "application/json",
  "/api/projects/1": "application/json",
  "/api/news": "application/json",
  "/api/news/1": "application/json",
  "/get_news_by_id.php?id=1": "application/json",
  "/api/products": "application/json",
  "/api/products/1": "application/json",
  "/api/openapi.json": "application/json",
};

/** Private links: their tokens are made anew each time, and drafts are for staff. */
const KEYED = ["/application/:token", "/preview/:token", "/preview/draft/:kind/:id"];

/**
 * Routes that no fixed address answers with 200: private links, and what takes forms or calls but cannot be read. Their
 * own tests visit them.
 */
export const WITHOUT_ADDRESS: readonly string[] = [
  ...LANGUAGE_CODES.flatMap((code) => KEYED.map((path) => localizedPath(path, code).slice(1))),
  "api/contact",
  "api/upload-cv",
  "save_news.php",
  "save_projects.php",
  "api/auth/passkey/:step",
];

/** The pages and resources of staff: `tests/permissions.test.ts` and the browser tests of the dashboard visit them. */
export const STAFF_ROUTE = /^(?:dashboard|sign-in)(?:\/|$)/;
