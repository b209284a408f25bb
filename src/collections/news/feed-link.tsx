import { usePage } from "#ui/site/page-context.tsx";

/** Tells feed readers where the news are as RSS. React moves it into the head. */
export function FeedLink() {
  const { t, href } = usePage();
  return <link rel="alternate" type="application/rss+xml" title={t("news.feed")} href={href("/news.xml")} />;
}
