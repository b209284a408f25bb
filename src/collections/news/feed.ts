import { readPage } from "#features/publishing/read-page.ts";
import { respondText } from "#features/seo/respond-text.ts";
import { element, xmlDocument } from "#features/seo/xml.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { textValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import { siteTexts } from "#ui/site/texts.ts";
import type { Route } from "./+types/feed";
import { news } from "./news.ts";
import { newsList } from "./news-list.ts";

export const handle = cacheable();

const FEED_ITEMS = 24;
const NEWEST = { q: "", sort: "desc", page: 1 } as const;

/** The latest news as RSS 2.0, one feed per language. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondText(
    args,
    "application/rss+xml; charset=utf-8",
    async ({ storage, company, identity, figures, retention, config, language, path }) => {
      const { items } = await storage.collection(news).list(language, NEWEST, FEED_ITEMS);
      const record = await company();
      const t = siteTexts.site(language);
      const { values } = await figures();
      const today = textValues(record ?? exampleCompany, values, await retention(), language);
      const list = withFigures(await readPage(storage, newsList, language), today, language);
      const address = (to: string) => config.publicUrl + localizedPath(to, language);
      const site = await identity();
      const title = site.title === "" ? list.title : t("site.titleSuffix", { title: list.title, company: site.title });
      const channel = element(
        "channel",
        {},
        element("title", {}, title),
        element("link", {}, address("/news")),
        element("description", {}, list.description),
        element("language", {}, language),
        element("atom:link", { href: address(path), rel: "self", type: "application/rss+xml" }),
        ...items.map(({ id, posted, text }) =>
          element(
            "item",
            text.language === language ? {} : { "xml:lang": text.language },
            element("title", {}, text.title),
            element("link", {}, address(`/news/${id}`)),
            element("description", {}, text.shortDescription),
            element("guid", {}, address(`/news/${id}`)),
            // RSS requires the date format of RFC 822.
            element("pubDate", {}, new Date(posted).toUTCString()),
          ),
        ),
      );
      return xmlDocument(element("rss", { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" }, channel));
    },
  );
}
