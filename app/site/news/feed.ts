import { localizedPath } from "#i18n/localized-urls.ts";
import { textsIn } from "#i18n/texts.ts";
import { filePolicy } from "#server/http/security-headers.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import type { Route } from "./+types/feed";
import { writeXml, type XmlElement } from "./xml.ts";

export const handle = keptPage();

const FEED_ITEMS = 24;
const NEWEST = { q: "", sort: "desc", page: 1 } as const;

/** The latest news as RSS 2.0, one feed a language. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, company, config, language, path } = siteContext(context, request);
  const { items } = await storage.news.list(language, NEWEST, FEED_ITEMS);
  const record = await company().catch(() => undefined);
  const t = textsIn(language);
  const address = (to: string) => config.publicUrl + localizedPath(to, language);
  const channel: XmlElement[] = [
    text("title", record === undefined ? t("news.title") : `${t("news.title")} | ${record.name}`),
    text("link", address("/news")),
    text("description", t("news.description")),
    text("language", language),
    { name: "atom:link", attributes: { href: address(path), rel: "self", type: "application/rss+xml" } },
    ...items.map(({ id, posted, text: shown }) => ({
      name: "item",
      children: [
        text("title", shown.title),
        text("link", address(`/news/${id}`)),
        text("description", shown.short_description),
        text("guid", address(`/news/${id}`)),
        text("pubDate", new Date(posted).toUTCString()),
      ],
    })),
  ];
  const rss = writeXml({
    name: "rss",
    attributes: { version: "2.0", "xmlns:atom": "http://www.w3.org/2005/Atom" },
    children: [{ name: "channel", children: channel }],
  });
  return new Response(`<?xml version="1.0" encoding="UTF-8"?>${rss}`, {
    headers: { "content-type": "application/rss+xml; charset=utf-8", "content-security-policy": filePolicy() },
  });
}

const text = (name: string, content: string): XmlElement => ({ name, children: [content] });
