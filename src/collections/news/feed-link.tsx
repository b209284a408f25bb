import { usePage } from "#ui/site/page-context.tsx";
import { newsTexts } from "./texts.ts";

/** Link to the RSS feed for feed readers. React moves it into the head. */
export function FeedLink() {
  const { t, href } = usePage(newsTexts);
  return <link rel="alternate" type="application/rss+xml" title={t("feed")} href={href("/news.xml")} />;
}
