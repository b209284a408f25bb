import { NewsBody } from "#collections/news/news-body.tsx";
import { newsLink } from "#collections/news/news-link.ts";
import { ProductBody } from "#collections/products/product-body.tsx";
import { productLink } from "#collections/products/product-link.ts";
import { ProjectBody } from "#collections/projects/project-body.tsx";
import { projectLink } from "#collections/projects/project-link.ts";
import { OfferBody } from "#pages/careers/offer-body.tsx";
import { offerLink } from "#pages/careers/offer-link.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { PreviewBar } from "./preview-bar.tsx";
import { PreviewCards } from "./preview-cards.tsx";
import type { PreviewData, Show } from "./preview-data.ts";
import { ShareCard } from "./share-card.tsx";

interface PreviewProps {
  data: PreviewData;
  show: Show;
  /** Without the bar that says what this is. */
  bare: boolean;
}

/** An item as it will be on the site: its page, its cards, or a link to it. */
export function Preview({ data, show, bare }: PreviewProps) {
  const { language } = usePage();
  const { title, description, shareImage } = linkTo(data, language);
  return (
    <>
      <PageHead title={title} description={description} hidden />
      {bare ? null : <PreviewBar show={show} />}
      {show === "page" ? <Body data={data} /> : null}
      {show === "cards" ? <PreviewCards data={data} /> : null}
      {show === "share" ? <ShareCard title={title} description={description} image={shareImage} /> : null}
    </>
  );
}

function Body({ data }: { data: PreviewData }) {
  switch (data.kind) {
    case "news":
      return <NewsBody item={data.page} latest={data.latest} neighbours={data.neighbours} />;
    case "project":
      return <ProjectBody project={data.page} neighbours={data.neighbours} />;
    case "product":
      return <ProductBody product={data.page} others={data.others} />;
    case "offer":
      return <OfferBody offer={data.page} offers={data.offers} retention={data.retention} />;
  }
}

function linkTo(data: PreviewData, language: Language) {
  switch (data.kind) {
    case "news":
      return newsLink(data.page);
    case "project":
      return projectLink(data.page);
    case "product":
      return productLink(data.page);
    case "offer":
      return offerLink(data.page, language);
  }
}
