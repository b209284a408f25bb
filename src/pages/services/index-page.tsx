import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { CallToContact } from "./call-to-contact.tsx";
import css from "./index-page.module.css";
import { ServiceTiles } from "./service-tiles.tsx";
import { servicesTexts } from "./texts.ts";

export const handle = cacheable();

/** The index of the six services. */
export default function ServicesPage() {
  const { t, language } = usePage(servicesTexts);
  return (
    <>
      <PageHead title={t("title")} description={t("description")} shareImage={`/share/${language}/services.png`} />
      <DrawingBanner
        title={t("title")}
        lead={t("lead")}
        crumbs={[{ title: t("title") }]}
        drawing="/drawings/banner-services.svg"
      />
      <section className={`wrap ${css.tiles}`} aria-labelledby="tiles">
        <h2 className="hidden" id="tiles">
          {t("all")}
        </h2>
        <ServiceTiles firstView />
      </section>
      <CallToContact heading={t("callHeading")} text={t("callText")} />
    </>
  );
}
