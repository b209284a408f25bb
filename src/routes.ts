import { index, layout, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
import { collections } from "#collections/index.ts";
import {
  collectionCalls,
  collectionPages,
  collectionStaffPages,
  pagesStaffPages,
} from "#features/publishing/routes.ts";
import { LANGUAGE_SEGMENTS } from "#platform/i18n/localized-urls.ts";
import { formCall, formPages, formUploads, inboxFiles, inboxPages } from "./features/submissions/routes.ts";
import { forms } from "./forms/index.ts";

/** The public pages of one language; every language has the same ones. */
function publicPages(segment: string): RouteConfigEntry[] {
  const page = (path: string, file: string) =>
    route([segment, path].filter(Boolean).join("/"), file, { id: [segment, path].filter(Boolean).join("/") });
  const home =
    segment === ""
      ? index("pages/home/page.tsx", { id: "home" })
      : route(segment, "pages/home/page.tsx", { id: segment });
  return [
    home,
    page("about", "pages/about/page.tsx"),
    page("services", "pages/services/index-page.tsx"),
    page("services/:id", "pages/services/page.tsx"),
    ...collections.flatMap((collection) => collectionPages(collection, segment)),
    page("find", "pages/find/page.tsx"),
    page("careers", "pages/careers/index-page.tsx"),
    page("careers/:id", "pages/careers/page.tsx"),
    ...forms.flatMap(formPages).map(({ path, file }) => page(path, file)),
    page("achievements", "pages/achievements/page.tsx"),
    page("terms", "pages/terms/page.tsx"),
    page("privacy", "pages/privacy/page.tsx"),
    page("imprint", "pages/imprint/page.tsx"),
    page("accessibility", "pages/accessibility/page.tsx"),
    page("media", "pages/media/page.tsx"),
  ];
}

/** Files for search engines and browsers, one for all languages. */
const machineReadableFiles: RouteConfigEntry[] = [
  route("sitemap.xml", "features/seo/sitemap.ts"),
  route("robots.txt", "features/seo/robots.ts"),
  route("speculation-rules.json", "features/seo/speculation-rules.ts"),
  route("site.webmanifest", "features/seo/web-manifest.ts"),
  route(".well-known/security.txt", "features/seo/security-txt.ts"),
];

/** JSON, described by /api/openapi.json. A trailing slash is accepted. */
const api: RouteConfigEntry[] = [
  ...collections.flatMap(collectionCalls),
  ...forms.map(formCall).map(({ path, file, id }) => route(path, file, { id })),
  route("api/auth/passkey/:step", "features/accounts/api/passkey.ts"),
  route("api/openapi.json", "features/api/openapi.ts"),
  route("api/*", "features/api/unknown.ts"),
];

/** The dashboard, and the pages opened from its mails. Their paths have no language: the account's applies. */
const staffPages = layout("shells/dashboard/layout.tsx", { id: "dashboard" }, [
  route("dashboard", "shells/dashboard/overview/page.tsx"),
  route("dashboard/search", "shells/dashboard/search/page.tsx"),
  ...collections.flatMap(collectionStaffPages),
  ...pagesStaffPages,
  route("dashboard/pictures", "features/media-library/dashboard/list-page.tsx"),
  route("dashboard/pictures/:key", "features/media-library/dashboard/page.tsx"),
  ...forms.flatMap(inboxPages).map(({ path, file }) => route(path, file, { id: path })),
  route("dashboard/searches", "features/finder/dashboard/page.tsx"),
  route("dashboard/account", "features/accounts/own-account/page.tsx"),
  route("dashboard/staff", "features/accounts/staff/page.tsx"),
  route("dashboard/settings", "features/settings/dashboard/page.tsx"),
  route("dashboard/person", "features/personal-data/dashboard/page.tsx"),
  route("dashboard/export", "features/transfer/dashboard/page.tsx"),
  route("dashboard/audit", "features/audit/dashboard/page.tsx"),
  route("dashboard/first-days", "features/getting-started/dashboard/page.tsx"),
  route("dashboard/backups", "features/backup/dashboard/page.tsx"),
  route("dashboard/health", "features/health/dashboard/page.tsx"),
  route("sign-in/set-up/:token", "features/accounts/sign-in/set-up-page.tsx"),
  route("sign-in/invitation/:token", "features/accounts/sign-in/invitation-page.tsx"),
  route("sign-in/forgotten", "features/accounts/sign-in/forgotten-page.tsx"),
  route("sign-in/reset/:token", "features/accounts/sign-in/reset-page.tsx"),
  route("dashboard/*", "shells/dashboard/not-found.tsx"),
]);

/** Resources of the dashboard: JSON, uploads and downloads. */
const staffResources: RouteConfigEntry[] = [
  route("dashboard/save/:kind/:id", "features/publishing/dashboard/save.ts"),
  route("dashboard/act/:kind/:id", "features/publishing/dashboard/item-action.ts"),
  route("dashboard/autosave/:kind/:id", "features/publishing/dashboard/autosave.ts"),
  route("dashboard/link-targets/:language", "features/publishing/dashboard/link-targets.ts"),
  route("dashboard/pictures/upload", "features/media-library/dashboard/upload.ts"),
  route("dashboard/documents/upload", "features/media-library/documents/upload.ts"),
  ...forms.flatMap(inboxFiles).map(({ path, file }) => route(path, file, { id: path })),
  route("dashboard/person/archive", "features/personal-data/dashboard/archive.ts"),
  route("dashboard/export/content.json", "features/transfer/dashboard/content.ts"),
  route("dashboard/import", "features/transfer/dashboard/import.ts"),
  route("dashboard/audit/entries.csv", "features/audit/dashboard/entries.ts"),
  route("dashboard/backups/:name", "features/backup/dashboard/archive.ts"),
  route("dashboard/settings/chart.svg", "features/settings/dashboard/chart.ts"),
];

/** Previews: for everybody with a preview link, and for staff while they write. */
function previews(segment: string): RouteConfigEntry[] {
  const page = (path: string, file: string, id: string) =>
    route([segment, path].filter(Boolean).join("/"), file, { id: [segment, id].filter(Boolean).join("/") });
  return [
    page("preview/:token", "pages/preview/page.tsx", "preview"),
    page("preview/draft/:kind/:id", "pages/preview/draft-page.tsx", "preview-draft"),
    page("preview/draft/:kind/:id/mail/:mail", "pages/preview/draft-mail.ts", "preview-draft-mail"),
  ];
}

/** Files that follow a form, by its sender's private page. */
const uploads = (segment: string): RouteConfigEntry[] =>
  forms.flatMap(formUploads).map(({ path, file }) => {
    const localized = [segment, path].filter(Boolean).join("/");
    return route(localized, file, { id: localized });
  });

const sitePages = layout("shells/site/layout.tsx", { id: "site" }, [
  ...["", ...LANGUAGE_SEGMENTS].flatMap(publicPages),
  route("styleguide", "pages/styleguide/page.tsx"),
  ...["", ...LANGUAGE_SEGMENTS].flatMap(previews),
  route("*", "pages/errors/not-found.tsx"),
]);

const entries: RouteConfigEntry[] = [
  sitePages,
  staffPages,
  ...staffResources,
  ...["", ...LANGUAGE_SEGMENTS].flatMap(uploads),
  route("chart-small.svg", "pages/contact/chart-route.ts", { id: "chart-small" }),
  route("chart-wide.svg", "pages/contact/chart-route.ts", { id: "chart-wide" }),
  ...machineReadableFiles,
  ...api,
];

/** Routes are case-sensitive: "/NEWS" is not "/news", and "/PL/news" is not an English page. */
const inOneCase = (entry: RouteConfigEntry): RouteConfigEntry => ({
  ...entry,
  caseSensitive: true,
  ...(entry.children === undefined ? {} : { children: entry.children.map(inOneCase) }),
});

export default entries.map(inOneCase) satisfies RouteConfig;
