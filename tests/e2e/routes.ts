import { collections } from "#collections/index.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { formUploads } from "#features/submissions/routes.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

const all: readonly AnyCollection[] = collections;
const sites = all.flatMap(({ addresses: { site }, feed }) => (site === undefined ? [] : { site, feed }));
const apis = all.flatMap(({ addresses: { api } }) => api ?? []);

/** One address of every public page, without language. `tests/routes.test.ts` compares them with `src/routes.ts`. */
const PAGES = [
  ...[
    "/",
    "/about",
    "/services/4",
    "/find",
    "/achievements",
    "/terms",
    "/privacy",
    "/imprint",
    "/accessibility",
    "/media",
  ],
  ...sites.flatMap(({ site }) => [`/${site}`, `/${site}/1`]),
  ...forms.map(({ addresses: { page } }) => `/${page.replace(":id", "1")}`),
];

/** A page in a language. */
export interface PageAddress {
  language: Language;
  /** Without language. */
  page: string;
  /** As it is requested. */
  path: string;
}

/** Every public page in every language. */
export const ALL_PAGES: readonly PageAddress[] = LANGUAGE_CODES.flatMap((language) =>
  PAGES.map((page) => ({ language, page, path: localizedPath(page, language) })),
);

/** Every other public address that answers 200, with its content type. */
export const FILES: Readonly<Record<string, string>> = {
  ...Object.fromEntries(
    sites.flatMap(({ site, feed }) =>
      LANGUAGE_CODES.flatMap((code) => (feed ? [[localizedPath(`/${site}.xml`, code), "application/rss+xml"]] : [])),
    ),
  ),
  ...Object.fromEntries(
    forms.flatMap(({ addresses, textVersion }) =>
      textVersion === true
        ? LANGUAGE_CODES.map((code) => [localizedPath(`/${addresses.page}.txt`, code), "text/plain"])
        : [],
    ),
  ),
  "/styleguide": "text/html",
  "/chart-small.svg": "image/svg+xml",
  "/chart-wide.svg": "image/svg+xml",
  "/sitemap.xml": "application/xml",
  "/robots.txt": "text/plain",
  "/speculation-rules.json": "application/speculationrules+json",
  "/site.webmanifest": "application/manifest+json",
  ...Object.fromEntries(
    [
      ...apis.flatMap((api) => [`/api/${api}`, `/api/${api}/1`]),
      ...all.flatMap(({ formerCalls }) => (formerCalls?.one === undefined ? [] : `/${formerCalls.one}?id=1`)),
    ].map((path) => [path, "application/json"]),
  ),
  "/api/openapi.json": "application/json",
};

/** Private links, whose tokens are new each time, with the calls below them, and drafts, which are for staff. */
const KEYED = [
  ...forms.flatMap(formUploads).map(({ path }) => `/${path}`),
  ...forms.flatMap(({ pages: { status } }) => (status === undefined ? [] : `/${status.address}/:token`)),
  ...["/preview/:token", "/preview/draft/:kind/:id", "/preview/draft/:kind/:id/mail/:mail"],
];

/**
 * Routes without a fixed address that answers 200: private links, routes that only accept forms or calls, and what a
 * site without its own company data does not have. Their own tests visit them.
 */
export const WITHOUT_ADDRESS: readonly string[] = [
  ...LANGUAGE_CODES.flatMap((code) => KEYED.map((path) => localizedPath(path, code).slice(1))),
  ...forms.map(({ addresses: { api } }) => `api/${api}`),
  ...all.flatMap(({ formerCalls }) => formerCalls?.save ?? []),
  "api/auth/passkey/:step",
  ".well-known/security.txt",
];

/** The pages and resources of staff: `tests/permissions.test.ts` and the browser tests of the dashboard visit them. */
export const STAFF_ROUTE = /^(?:dashboard|sign-in)(?:\/|$)/;
