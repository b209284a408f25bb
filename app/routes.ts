import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { LANGUAGE_SEGMENTS } from "../i18n/localized-urls.ts";

/** The public pages of one language; every language has the same ones. */
function publicPages(segment: string): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route([segment, path].filter(Boolean).join("/"), file, { id: [segment, path].filter(Boolean).join("/") });
  const home =
    segment === ""
      ? index("site/home/page.tsx", { id: "home" })
      : route(segment, "site/home/page.tsx", { id: segment });
  return [
    home,
    page("about", "site/about/page.tsx"),
    page("services", "site/services/index-page.tsx"),
    page("services/:id", "site/services/page.tsx"),
    page("projects", "site/projects/list-page.tsx"),
    page("projects/:id", "site/projects/page.tsx"),
    page("news", "site/news/list-page.tsx"),
    page("news/:id", "site/news/page.tsx"),
    page("news.xml", "site/news/feed.ts"),
    page("products", "site/products/list-page.tsx"),
    page("products/:id", "site/products/page.tsx"),
    page("careers", "site/careers/index-page.tsx"),
    page("careers/:id", "site/careers/page.tsx"),
    page("careers/:id/apply", "site/careers/apply-page.tsx"),
    page("application/:token", "site/application/page.tsx"),
    page("contact", "site/contact/page.tsx"),
    page("achievements", "site/achievements/page.tsx"),
    page("terms", "site/terms/page.tsx"),
    page("media", "site/media/page.tsx"),
  ];
}

/** Files for search engines and browsers, one for all languages. */
const machineReadableFiles: RouteConfigEntry[] = [
  route("sitemap.xml", "site/seo/sitemap.ts"),
  route("robots.txt", "site/seo/robots.ts"),
  route("speculation-rules.json", "site/seo/speculation-rules.ts"),
  route("site.webmanifest", "site/seo/web-manifest.ts"),
];

/** JSON, described by /api/openapi.json. A slash at the end of an address is taken too. */
const api: RouteConfigEntry[] = [
  route("api/projects", "api/projects/list.ts"),
  route("api/projects/:id", "api/projects/item.ts"),
  route("api/news", "api/news/list.ts"),
  route("api/news/:id", "api/news/item.ts"),
  route("get_news_by_id.php", "api/news/by-query.ts"),
  route("api/products", "api/products/list.ts"),
  route("api/products/:id", "api/products/item.ts"),
  route("api/contact", "api/contact/receive.ts"),
  route("api/upload-cv", "api/upload-cv/receive.ts"),
  route("save_news.php", "api/news/save.ts"),
  route("save_projects.php", "api/projects/save.ts"),
  route("api/auth/passkey/:step", "api/auth/passkey.ts"),
  route("api/openapi.json", "api/openapi.ts"),
  route("api/*", "api/unknown.ts"),
];

/** Every content type that staff write: a list, an editor and its history. */
function staffItems(folder: string): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route(`dashboard/${folder}${path}`, file, { id: `staff-${folder}${path}` });
  return [
    page("", "dashboard/items/list-page.tsx"),
    page("/create", "dashboard/items/edit-page.tsx"),
    page("/:id", "dashboard/items/edit-page.tsx"),
    page("/:id/history", "dashboard/items/history-page.tsx"),
  ];
}

/** The dashboard, and what the links of its mails open. It has one address for all languages: the account's decides. */
const staffPages = layout("dashboard/layout/layout.tsx", { id: "dashboard" }, [
  route("dashboard", "dashboard/overview/page.tsx"),
  ...["news", "projects", "products", "offers"].flatMap(staffItems),
  route("dashboard/pictures", "dashboard/pictures/list-page.tsx"),
  route("dashboard/pictures/:key", "dashboard/pictures/page.tsx"),
  route("dashboard/messages", "dashboard/messages/list-page.tsx"),
  route("dashboard/messages/:id", "dashboard/messages/page.tsx"),
  route("dashboard/applications", "dashboard/applications/list-page.tsx"),
  route("dashboard/applications/:id", "dashboard/applications/page.tsx"),
  route("dashboard/account", "dashboard/account/page.tsx"),
  route("dashboard/staff", "dashboard/staff/page.tsx"),
  route("dashboard/settings", "dashboard/settings/page.tsx"),
  route("dashboard/person", "dashboard/person/page.tsx"),
  route("dashboard/export", "dashboard/export/page.tsx"),
  route("dashboard/audit", "dashboard/audit/page.tsx"),
  route("dashboard/first-days", "dashboard/first-days/page.tsx"),
  route("dashboard/health", "dashboard/health/page.tsx"),
  route("sign-in/set-up/:token", "dashboard/sign-in/set-up-page.tsx"),
  route("sign-in/invitation/:token", "dashboard/sign-in/invitation-page.tsx"),
  route("sign-in/forgotten", "dashboard/sign-in/forgotten-page.tsx"),
  route("sign-in/reset/:token", "dashboard/sign-in/reset-page.tsx"),
  route("dashboard/*", "dashboard/layout/not-found.tsx"),
]);

/** What the dashboard's pages send and fetch: JSON, what staff bring as a file, and what they get as one. */
const staffResources: RouteConfigEntry[] = [
  route("dashboard/save/:kind/:id", "dashboard/items/save.ts"),
  route("dashboard/act/:kind/:id", "dashboard/items/act.ts"),
  route("dashboard/autosave/:kind/:id", "dashboard/items/autosave.ts"),
  route("dashboard/pictures/upload", "dashboard/pictures/upload.ts"),
  route("dashboard/documents/upload", "dashboard/documents/upload.ts"),
  route("dashboard/applications/:id/cv", "dashboard/applications/cv.ts"),
  route("dashboard/person/archive", "dashboard/person/archive.ts"),
  route("dashboard/export/messages.csv", "dashboard/export/messages.ts"),
  route("dashboard/export/applications.csv", "dashboard/export/applications.ts"),
  route("dashboard/export/content.json", "dashboard/export/content.ts"),
  route("dashboard/import", "dashboard/export/import.ts"),
  route("dashboard/audit/entries.csv", "dashboard/audit/entries.ts"),
  route("dashboard/settings/chart.svg", "dashboard/settings/chart.ts"),
];

/** Pages as they will be: for whoever has a preview link, and for staff as they write. */
function previews(segment: string): RouteConfigEntry[] {
  const page = (path: string, file: string, id: string) =>
    route([segment, path].filter(Boolean).join("/"), file, { id: [segment, id].filter(Boolean).join("/") });
  return [
    page("preview/:token", "site/preview/page.tsx", "preview"),
    page("preview/draft/:kind/:id", "site/preview/draft-page.tsx", "preview-draft"),
  ];
}

const sitePages = layout("site/layout/layout.tsx", { id: "site" }, [
  ...["", ...LANGUAGE_SEGMENTS].flatMap(publicPages),
  route("styleguide", "site/styleguide/page.tsx"),
  ...["", ...LANGUAGE_SEGMENTS].flatMap(previews),
  route("*", "site/errors/not-found.tsx"),
]);

const entries: RouteConfigEntry[] = [
  sitePages,
  staffPages,
  ...staffResources,
  route("chart-small.svg", "site/contact/chart-route.ts", { id: "chart-small" }),
  route("chart-wide.svg", "site/contact/chart-route.ts", { id: "chart-wide" }),
  ...machineReadableFiles,
  ...api,
];

/** "/NEWS" is no second address of "/news", nor "/PL/news" an English page. */
const inOneCase = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  caseSensitive: true,
  ...(entry.children === undefined ? {} : { children: entry.children.map(inOneCase) }),
});

export default entries.map(inOneCase) satisfies RouteConfig;
