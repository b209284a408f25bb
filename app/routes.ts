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
    page("contact", "site/contact/page.tsx"),
    page("achievements", "site/achievements/page.tsx"),
    page("terms", "site/terms/page.tsx"),
    page("media", "site/media/page.tsx"),
  ];
}

export default [
  ...["", ...LANGUAGE_SEGMENTS].flatMap(publicPages),
  route("*", "site/errors/not-found.tsx"),
] satisfies RouteConfig;
