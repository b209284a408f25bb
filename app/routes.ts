import { index, type RouteConfig, type RouteConfigEntry, route } from "@react-router/dev/routes";
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
  route("api/openapi.json", "api/openapi.ts"),
  route("api/*", "api/unknown.ts"),
];

const entries: RouteConfigEntry[] = [
  ...["", ...LANGUAGE_SEGMENTS].flatMap(publicPages),
  route("chart-small.svg", "site/contact/chart-route.ts", { id: "chart-small" }),
  route("chart-wide.svg", "site/contact/chart-route.ts", { id: "chart-wide" }),
  ...machineReadableFiles,
  route("styleguide", "site/styleguide/page.tsx"),
  ...api,
  route("*", "site/errors/not-found.tsx"),
];

/** "/NEWS" is no second address of "/news", nor "/PL/news" an English page. */
export default entries.map((entry) => ({ ...entry, caseSensitive: true })) satisfies RouteConfig;
