import { collections } from "#collections/index.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { laterFilesOf } from "#features/submissions/fields.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { LANGUAGE_SEGMENTS, localizedPath } from "#platform/i18n/localized-urls.ts";

/** In the order of the statuses in a row. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** The caller: without a session, with a session of one of the roles, or with an API token of an editor. */
export const ASKERS = ["nobody", "editor", "admin", "token"] as const;

export type Asker = (typeof ASKERS)[number];

/** The statuses of a route by caller, one for each of `METHODS`. Bodies are empty forms, or `{}` where JSON is accepted. */
type Row = Record<Asker, string>;

const alike = (statuses: string): Row => ({ nobody: statuses, editor: statuses, admin: statuses, token: statuses });
/** For a session of any role; tokens are valid for the API only. */
const forStaff = (others: string, staff: string): Row => ({ ...alike(others), editor: staff, admin: staff });

const PAGE = alike("200 405 405 405 405");
const FORM = alike("200 422 405 405 405");
const NOT_THERE = alike("404 405 405 405 405");
/** With an unknown key: the body is not read. */
const CLOSED_FORM = alike("404 404 405 405 405");
/** Files that follow a form, with an unknown key. */
const FILES_OF_UNKNOWN = alike("405 404 405 405 405");
const USED_LINK = alike("410 410 405 405 405");
const STAFF_PAGE = forStaff("401 405 405 405 405", "200 405 405 405 405");
const STAFF_FORM = forStaff("401 401 405 405 405", "200 400 405 405 405");
const ADMIN_FORM = { ...STAFF_FORM, editor: "403 403 405 405 405" };
const ADMIN_PAGE = { ...STAFF_PAGE, editor: "403 405 405 405 405" };
/** One submission: the example site has none. */
const NO_SUBMISSION = forStaff("401 401 405 405 405", "404 400 405 405 405");
const NO_SUBMISSION_FOR_ADMINS = { ...NO_SUBMISSION, editor: "403 403 405 405 405" };
/** A file for admins, requested with POST. */
const ADMIN_FILE = { ...alike("401 401 401 401 401"), editor: "405 403 405 405 405", admin: "405 200 405 405 405" };
/** The caller is checked before anything else. */
const STAFF_CALL = forStaff("401 401 401 401 401", "405 422 405 405 405");
const UPLOAD = forStaff("401 401 401 401 401", "405 400 400 400 400");
const API_LIST = { ...alike("200 422 405 405 405"), nobody: "200 401 405 405 405" };
const API_ITEM = { ...alike("404 405 404 405 404"), nobody: "404 405 401 405 401" };
const API_SAVE = { ...alike("405 422 405 405 405"), nobody: "405 401 405 405 405" };
const API_FORM = alike("405 415 405 405 405");

/** Pages that no definition declares, in every language. */
const SITE_PAGES: Readonly<Record<string, Row>> = {
  "": PAGE,
  about: PAGE,
  services: PAGE,
  find: PAGE,
  "services/:id": PAGE,
  achievements: PAGE,
  terms: PAGE,
  privacy: PAGE,
  imprint: PAGE,
  accessibility: PAGE,
  media: PAGE,
  "preview/:token": NOT_THERE,
  "preview/draft/:kind/:id": STAFF_PAGE,
  "preview/draft/:kind/:id/mail/:mail": forStaff("401 405 405 405 405", "404 405 405 405 405"),
};

const all: readonly AnyCollection[] = collections;

/** Public pages of a collection and of a form, in every language. */
const collectionPages = ({ addresses: { site }, feed }: AnyCollection): Record<string, Row> => ({
  ...(site === undefined ? {} : { [site]: PAGE, [`${site}/:id`]: PAGE }),
  ...(site === undefined || feed === undefined ? {} : { [`${site}.xml`]: PAGE }),
});
const formPages = ({ addresses, pages, fields, textVersion }: AnyForm): Record<string, Row> => ({
  [addresses.page]: FORM,
  ...Object.fromEntries(
    laterFilesOf(fields).map(([name]) => [`${pages.status?.address}/:token/${name}`, FILES_OF_UNKNOWN]),
  ),
  ...(textVersion === true ? { [`${addresses.page}.txt`]: PAGE } : {}),
  ...(pages.status === undefined ? {} : { [`${pages.status.address}/:token`]: CLOSED_FORM }),
});

/** The dashboard's pages of a collection, and its calls. */
const collectionRoutes = ({ addresses: { dashboard, api }, formerCalls }: AnyCollection): Record<string, Row> => ({
  // Moves an entry where staff order the list.
  [`dashboard/${dashboard}`]: STAFF_FORM,
  [`dashboard/${dashboard}/:id`]: STAFF_PAGE,
  [`dashboard/${dashboard}/:id/history`]: STAFF_PAGE,
  ...(api === undefined ? {} : { [`api/${api}`]: API_LIST, [`api/${api}/:id`]: API_ITEM }),
  ...(formerCalls?.save === undefined ? {} : { [formerCalls.save]: API_SAVE }),
  ...(formerCalls?.one === undefined ? {} : { [formerCalls.one]: NOT_THERE }),
});

/** The dashboard's pages of a form, its call and its files. */
const formRoutes = ({
  addresses: { dashboard, api },
  fields,
  readableBy,
  csv,
  textVersion,
  letters,
}: AnyForm): Record<string, Row> => {
  const isForAdmins = readableBy === "admin";
  const files = Object.entries(fields).filter(([, { control }]) => control === "file");
  const noFile = { ...alike("401 401 401 401 401"), admin: "404 405 405 405 405" };
  return {
    [`dashboard/${dashboard}`]: isForAdmins ? ADMIN_FORM : STAFF_FORM,
    ...(textVersion === true ? { [`dashboard/${dashboard}/new`]: isForAdmins ? ADMIN_FORM : STAFF_FORM } : {}),
    ...(letters === undefined ? {} : { [`dashboard/${dashboard}/answers`]: isForAdmins ? ADMIN_FORM : STAFF_FORM }),
    [`dashboard/${dashboard}/:id`]: isForAdmins ? NO_SUBMISSION_FOR_ADMINS : NO_SUBMISSION,
    ...Object.fromEntries(
      files.map(([name, { several }]) => [
        `dashboard/${dashboard}/:id/${name}${several === undefined ? "" : "/:position"}`,
        { ...noFile, editor: isForAdmins ? "403 405 405 405 405" : noFile.admin },
      ]),
    ),
    [`dashboard/export/${csv}`]: ADMIN_FILE,
    [`api/${api}`]: API_FORM,
  };
};

const rowsOf = <T>(list: readonly T[], rows: (one: T) => Record<string, Row>) => Object.assign({}, ...list.map(rows));

/**
 * Every route of src/routes.ts by its path, with its statuses by caller. Routes of definitions have a row for each kind
 * of route, so that a new collection or form is covered without an edit.
 */
export const PERMISSIONS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) =>
      Object.entries({ ...SITE_PAGES, ...rowsOf(all, collectionPages), ...rowsOf(forms, formPages) }).map(
        ([path, row]) => [localizedPath(`/${path}`, code).slice(1), row],
      ),
    ),
  ),
  styleguide: PAGE,
  "*": NOT_THERE,

  dashboard: alike("200 401 405 405 405"),
  "dashboard/search": STAFF_FORM,
  ...rowsOf(all, collectionRoutes),
  ...rowsOf(forms, formRoutes),
  "dashboard/edit": forStaff("401 405 405 405 405", "302 405 405 405 405"),
  "dashboard/pages": STAFF_PAGE,
  "dashboard/pages/:page/:id": STAFF_PAGE,
  "dashboard/pages/:page/:id/history": STAFF_PAGE,
  // Searches are posted and redirect to an address without names.
  "dashboard/pictures": forStaff("401 401 405 405 405", "200 303 405 405 405"),
  "dashboard/pictures/:key": forStaff("401 401 405 405 405", "404 404 405 405 405"),
  "dashboard/searches": STAFF_PAGE,
  "dashboard/account": STAFF_FORM,
  "dashboard/staff": ADMIN_FORM,
  "dashboard/settings": ADMIN_FORM,
  "dashboard/person": ADMIN_FORM,
  "dashboard/export": ADMIN_PAGE,
  // Filters are posted and redirect to an address without names.
  "dashboard/audit": { ...ADMIN_FORM, admin: "200 303 405 405 405" },
  "dashboard/first-days": ADMIN_FORM,
  "dashboard/backups": ADMIN_FORM,
  "dashboard/health": ADMIN_FORM,
  "dashboard/*": forStaff("401 405 405 405 405", "404 405 405 405 405"),
  "sign-in/set-up/:token": USED_LINK,
  "sign-in/invitation/:token": USED_LINK,
  "sign-in/forgotten": FORM,
  "sign-in/reset/:token": USED_LINK,

  "dashboard/save/:kind/:id": STAFF_CALL,
  "dashboard/act/:kind/:id": STAFF_CALL,
  "dashboard/link-targets/:language": STAFF_PAGE,
  "dashboard/autosave/:kind/:id": forStaff("401 401 401 401 401", "405 422 405 405 200"),
  "dashboard/pictures/upload": UPLOAD,
  "dashboard/documents/upload": UPLOAD,
  "dashboard/person/archive": { ...ADMIN_FILE, admin: "405 422 405 405 405" },
  "dashboard/export/content.json": ADMIN_FILE,
  "dashboard/import": { ...ADMIN_FILE, admin: "405 400 405 405 405" },
  "dashboard/audit/entries.csv": ADMIN_FILE,
  // The example has no archive.
  "dashboard/backups/:name": {
    ...alike("401 401 401 401 401"),
    editor: "403 405 405 405 405",
    admin: "404 405 405 405 405",
  },
  // The coordinates are missing.
  "dashboard/settings/chart.svg": {
    ...alike("401 405 405 405 405"),
    editor: "403 405 405 405 405",
    admin: "400 405 405 405 405",
  },

  "chart-small.svg": PAGE,
  "chart-wide.svg": PAGE,
  "sitemap.xml": PAGE,
  "robots.txt": PAGE,
  // The example has no address to report to.
  ".well-known/security.txt": NOT_THERE,
  "speculation-rules.json": PAGE,
  "site.webmanifest": PAGE,

  "api/auth/passkey/:step": forStaff("405 401 405 405 405", "405 422 405 405 405"),
  "api/openapi.json": PAGE,
  "api/*": alike("404 404 404 404 404"),
};

const HAS_LANGUAGE = new RegExp(`^(?:${LANGUAGE_SEGMENTS.join("|")})(?:/|$)`);

/** Whether a route is a public page in another language than English: the same file as the English page. */
export function isTranslation(path: string): boolean {
  const statuses = new Set(Object.values(PERMISSIONS[path] ?? {}));
  return HAS_LANGUAGE.test(path) && statuses.size === 1;
}

/**
 * Returns the methods that a caller tries on a route. A page refuses PUT, PATCH and DELETE before the caller is read, so each
 * caller tries one of the three, and together they try all. Of a translation each caller tries one method, and one tries GET.
 */
export function methodsToTry(path: string, asker: Asker): readonly (typeof METHODS)[number][] {
  const turn = Object.keys(PERMISSIONS).indexOf(path) + ASKERS.indexOf(asker);
  if (isTranslation(path)) {
    return METHODS.filter((method, i) => (method === "GET" && asker === "nobody") || i === turn % METHODS.length);
  }
  const isPage =
    !path.startsWith("api/") && Object.values(PERMISSIONS[path] ?? {}).every((row) => / 405 405 405$/.test(row));
  return isPage ? METHODS.filter((_, i) => i < 2 || i === 2 + (turn % 3)) : METHODS;
}

/** Returns the status of a route for a caller and a method. */
export function statusOf(path: string, asker: Asker, method: (typeof METHODS)[number]): number {
  return Number(PERMISSIONS[path]?.[asker].split(" ")[METHODS.indexOf(method)]);
}
