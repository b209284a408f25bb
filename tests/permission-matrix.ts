import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

/** In the order in which a row names their statuses. */
export const METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

/** Who asks: nobody, whoever has one of the roles and a session, or an API token of an editor's. */
export const ASKERS = ["nobody", "editor", "admin", "token"] as const;

export type Asker = (typeof ASKERS)[number];

/** What a route answers, by who asks: a status for each of `METHODS`. Bodies are empty forms, or `{}` where JSON is taken. */
type Row = Record<Asker, string>;

const alike = (statuses: string): Row => ({ nobody: statuses, editor: statuses, admin: statuses, token: statuses });
/** A session opens it, whatever its role; tokens are for the API alone. */
const forStaff = (others: string, staff: string): Row => ({ ...alike(others), editor: staff, admin: staff });

const PAGE = alike("200 405 405 405 405");
const FORM = alike("200 422 405 405 405");
const NOT_THERE = alike("404 405 405 405 405");
/** Behind a key that nobody has. */
const CLOSED_FORM = alike("404 422 405 405 405");
const USED_LINK = alike("410 410 405 405 405");
const STAFF_PAGE = forStaff("401 405 405 405 405", "200 405 405 405 405");
const STAFF_FORM = forStaff("401 401 405 405 405", "200 400 405 405 405");
const ADMIN_FORM = { ...STAFF_FORM, editor: "403 403 405 405 405" };
const ADMIN_PAGE = { ...STAFF_PAGE, editor: "403 405 405 405 405" };
/** One of what visitors have sent: the example site has none. */
const NO_MESSAGE = forStaff("401 401 405 405 405", "404 400 405 405 405");
const NO_APPLICATION = { ...NO_MESSAGE, editor: "403 403 405 405 405" };
/** A file for admins, which is asked for with POST. */
const ADMIN_FILE = { ...alike("401 401 401 401 401"), editor: "405 403 405 405 405", admin: "405 200 405 405 405" };
/** It asks who comes before anything else. */
const STAFF_CALL = forStaff("401 401 401 401 401", "405 422 405 405 405");
const UPLOAD = forStaff("401 401 401 401 401", "405 400 400 400 400");
const API_LIST = { ...alike("200 422 405 405 405"), nobody: "200 401 405 405 405" };
const API_ITEM = { ...alike("404 405 404 405 404"), nobody: "404 405 401 405 401" };
const API_SAVE = { ...alike("405 422 405 405 405"), nobody: "405 401 405 405 405" };
const API_FORM = alike("405 415 405 405 405");

/** The public pages, in every language. */
const SITE_PAGES: Readonly<Record<string, Row>> = {
  "": PAGE,
  about: PAGE,
  services: PAGE,
  "services/:id": PAGE,
  projects: PAGE,
  "projects/:id": PAGE,
  news: PAGE,
  "news/:id": PAGE,
  "news.xml": PAGE,
  products: PAGE,
  "products/:id": PAGE,
  careers: PAGE,
  "careers/:id": PAGE,
  "careers/:id/apply": FORM,
  "application/:token": CLOSED_FORM,
  contact: FORM,
  achievements: PAGE,
  terms: PAGE,
  media: PAGE,
  "preview/:token": NOT_THERE,
  "preview/draft/:kind/:id": STAFF_PAGE,
};

/** What staff do with one kind of content. */
const staffItems = (folder: string): Record<string, Row> => ({
  [`dashboard/${folder}`]: STAFF_PAGE,
  [`dashboard/${folder}/create`]: STAFF_PAGE,
  [`dashboard/${folder}/:id`]: STAFF_PAGE,
  [`dashboard/${folder}/:id/history`]: STAFF_PAGE,
});

/** Every route of src/routes.ts by its path, and what it answers to whom. */
export const PERMISSIONS: Readonly<Record<string, Row>> = {
  ...Object.fromEntries(
    LANGUAGE_CODES.flatMap((code) =>
      Object.entries(SITE_PAGES).map(([path, row]) => [localizedPath(`/${path}`, code).slice(1), row]),
    ),
  ),
  styleguide: PAGE,
  "*": NOT_THERE,

  dashboard: alike("200 401 405 405 405"),
  ...staffItems("news"),
  ...staffItems("projects"),
  ...staffItems("products"),
  ...staffItems("offers"),
  "dashboard/pictures": STAFF_PAGE,
  "dashboard/pictures/:key": forStaff("401 401 405 405 405", "404 404 405 405 405"),
  "dashboard/messages": STAFF_FORM,
  "dashboard/messages/:id": NO_MESSAGE,
  "dashboard/applications": ADMIN_FORM,
  "dashboard/applications/:id": NO_APPLICATION,
  "dashboard/account": STAFF_FORM,
  "dashboard/staff": ADMIN_FORM,
  "dashboard/settings": ADMIN_FORM,
  "dashboard/person": ADMIN_FORM,
  "dashboard/export": ADMIN_PAGE,
  // Filters are posted, and lead to an address without names.
  "dashboard/audit": { ...ADMIN_FORM, admin: "200 303 405 405 405" },
  "dashboard/first-days": ADMIN_FORM,
  "dashboard/health": ADMIN_FORM,
  "dashboard/*": forStaff("401 405 405 405 405", "404 405 405 405 405"),
  "sign-in/set-up/:token": USED_LINK,
  "sign-in/invitation/:token": USED_LINK,
  "sign-in/forgotten": FORM,
  "sign-in/reset/:token": USED_LINK,

  "dashboard/save/:kind/:id": STAFF_CALL,
  "dashboard/act/:kind/:id": STAFF_CALL,
  "dashboard/autosave/:kind/:id": forStaff("401 401 401 401 401", "405 422 405 405 200"),
  "dashboard/pictures/upload": UPLOAD,
  "dashboard/documents/upload": UPLOAD,
  "dashboard/applications/:id/cv": {
    ...alike("401 401 401 401 401"),
    editor: "403 405 405 405 405",
    admin: "404 405 405 405 405",
  },
  "dashboard/person/archive": { ...ADMIN_FILE, admin: "405 422 405 405 405" },
  "dashboard/export/messages.csv": ADMIN_FILE,
  "dashboard/export/applications.csv": ADMIN_FILE,
  "dashboard/export/content.json": ADMIN_FILE,
  "dashboard/import": { ...ADMIN_FILE, admin: "405 400 405 405 405" },
  "dashboard/audit/entries.csv": ADMIN_FILE,
  // A place is to be named.
  "dashboard/settings/chart.svg": {
    ...alike("401 405 405 405 405"),
    editor: "403 405 405 405 405",
    admin: "400 405 405 405 405",
  },

  "chart-small.svg": PAGE,
  "chart-wide.svg": PAGE,
  "sitemap.xml": PAGE,
  "robots.txt": PAGE,
  "speculation-rules.json": PAGE,
  "site.webmanifest": PAGE,

  "api/projects": API_LIST,
  "api/projects/:id": API_ITEM,
  "api/news": API_LIST,
  "api/news/:id": API_ITEM,
  "get_news_by_id.php": NOT_THERE,
  "api/products": API_LIST,
  "api/products/:id": API_ITEM,
  "api/contact": API_FORM,
  "api/upload-cv": API_FORM,
  "save_news.php": API_SAVE,
  "save_projects.php": API_SAVE,
  "api/auth/passkey/:step": forStaff("405 401 405 405 405", "405 422 405 405 405"),
  "api/openapi.json": PAGE,
  "api/*": alike("404 404 404 404 404"),
};
