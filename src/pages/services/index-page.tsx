import { services } from "#collections/services/services.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import type { Route } from "./+types/index-page";
import { CallToContact } from "./call-to-contact.tsx";
import css from "./index-page.module.css";
import { ServiceTiles } from "./service-tiles.tsx";
import { servicesTexts } from "./texts.ts";

export const handle = cacheable();

export async function loader({ context, request }: Route.LoaderArgs) {
  const { storage, language } = siteContext(context, request);
  return { all: await storage.collection(services).all(language) };
}

/** The index of the services. */
export default function ServicesPage({ loaderData: { all } }: Route.ComponentProps) {
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
        <ServiceTiles services={all} firstView />
      </section>
      <CallToContact heading={t("callHeading")} text={t("callText")} />
    </>
  );
}
