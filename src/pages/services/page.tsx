import { data } from "react-router";
import { findService } from "#collections/services/services.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { localized, shownLanguage } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { organizationRef } from "#ui/site/organization.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { PageHead } from "#ui/site/page-head.tsx";
import { siteContext } from "#ui/site/site-context.ts";
import { StructuredData } from "#ui/site/structured-data.tsx";
import type { Route } from "./+types/page";
import { CallToContact } from "./call-to-contact.tsx";
import { EquipmentMakers } from "./equipment-makers.tsx";
import { ExtraRepairList } from "./extra-repair-list.tsx";
import { OfferedServices } from "./offered-services.tsx";
import { ServiceSide } from "./service-side.tsx";
import { servicesTexts } from "./texts.ts";

export const handle = cacheable();

/** The service whose page also lists equipment companies and the extra repair list. */
const REPAIR_SERVICE = 4;

export function loader({ context, request, params }: Route.LoaderArgs) {
  const id = itemId.safeParse(params.id);
  const service = id.success ? findService(id.data) : undefined;
  if (service === undefined) {
    const { language } = siteContext(context, request);
    throw data(servicesTexts.site(language)("notFound"), { status: 404 });
  }
  return { service };
}

/** The page of one service. */
export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  const { t, language, origin, company, withFigures, langOf } = usePage(servicesTexts);
  const texts = withFigures(localized(service.texts, language));
  const lang = langOf({ language: shownLanguage(service.texts, language) });
  return (
    <>
      <PageHead
        title={texts.title}
        description={texts.description}
        shareImage={`/share/${language}/service-${service.id}.png`}
      />
      <StructuredData
        thing={{
          "@type": "Service",
          name: texts.title,
          description: texts.description,
          provider: organizationRef(company, origin),
        }}
      />
      <DrawingBanner
        title={texts.title}
        lang={lang}
        lead={texts.lead}
        crumbs={[
          { title: t("title"), path: "/services" },
          { title: texts.shortTitle, lang },
        ]}
        drawing={service.drawing}
        drawingAlt={localized(service.drawingAlt, language)}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <OfferedServices id={service.id} texts={texts} lang={lang} />
        <ServiceSide current={service.id} />
      </div>
      {service.id === REPAIR_SERVICE ? (
        <>
          <EquipmentMakers />
          <ExtraRepairList />
        </>
      ) : null}
      <CallToContact heading={texts.call.heading} text={texts.call.text} lang={lang} />
    </>
  );
}
