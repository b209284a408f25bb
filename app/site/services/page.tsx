import { data } from "react-router";
import { itemId } from "#content/schemas.ts";
import { findService } from "#content/services/services.ts";
import { textsIn } from "#i18n/texts.ts";
import { keptPage } from "../../middleware/kept-page.ts";
import { siteContext } from "../../middleware/site-context.ts";
import { DrawingBanner } from "../page/banner.tsx";
import { CallToContact } from "../page/call-to-contact.tsx";
import columns from "../page/columns.module.css";
import { organizationRef } from "../page/organization.ts";
import { usePage } from "../page/page-context.tsx";
import { PageHead } from "../page/page-head.tsx";
import { StructuredData } from "../page/structured-data.tsx";
import type { Route } from "./+types/page";
import { EquipmentMakers } from "./equipment-makers.tsx";
import { ExtraRepairList } from "./extra-repair-list.tsx";
import { OfferedServices } from "./offered-services.tsx";
import { ServiceSide } from "./service-side.tsx";

export const handle = keptPage();

/** The service whose page also lists equipment companies and the extra repair list. */
const REPAIR_SERVICE = 4;

export function loader({ context, request, params }: Route.LoaderArgs) {
  const id = itemId.safeParse(params.id);
  const service = id.success ? findService(id.data) : undefined;
  if (service === undefined) {
    const { language } = siteContext(context, request);
    throw data(textsIn(language)("services.notFound"), { status: 404 });
  }
  return { service };
}

/** The page of one service. */
export default function ServicePage({ loaderData: { service } }: Route.ComponentProps) {
  const { t, language, origin, company, withFigures } = usePage();
  const texts = withFigures(service.texts[language]);
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
        lead={texts.lead}
        crumbs={[{ title: t("services.title"), path: "/services" }, { title: texts.shortTitle }]}
        drawing={service.drawing}
        drawingAlt={service.drawingAlt[language]}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <OfferedServices id={service.id} texts={texts} />
        <ServiceSide current={service.id} />
      </div>
      {service.id === REPAIR_SERVICE ? (
        <>
          <EquipmentMakers />
          <ExtraRepairList />
        </>
      ) : null}
      <CallToContact heading={texts.call.heading} text={texts.call.text} />
    </>
  );
}
