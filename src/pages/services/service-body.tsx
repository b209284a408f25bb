import type { EquipmentEntry } from "#collections/equipment/equipment.ts";
import { type ServiceEntry, shortTitleOf } from "#collections/services/services.ts";
import { DrawingBanner } from "#ui/site/banner.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import { AllServices } from "./all-services.tsx";
import { CallToContact } from "./call-to-contact.tsx";
import { EquipmentMakers } from "./equipment-makers.tsx";
import { ExtraRepairList } from "./extra-repair-list.tsx";
import { OfferedServices, ServiceIntro } from "./offered-services.tsx";
import { ServiceSide } from "./service-side.tsx";
import type { ServicesText } from "./services.ts";
import { servicesTexts } from "./texts.ts";

/** The service of the specification whose page names its equipment as what is repaired. */
const REPAIR_SERVICE = 4;

interface ServiceBodyProps {
  service: ServiceEntry;
  /** All services, in their order. */
  services: readonly ServiceEntry[];
  /** The equipment that the service works on. */
  equipment: readonly EquipmentEntry[];
  /** The words of the index, which replace those that the service lacks. */
  words: ServicesText;
}

/** The page of a service between header and footer. */
export function ServiceBody({ service, services, equipment, words }: ServiceBodyProps) {
  const { t, withFigures, langOf } = usePage(servicesTexts);
  const text = withFigures(service.text);
  const common = withFigures(words);
  const lang = langOf(text);
  const isRepair = service.id === REPAIR_SERVICE;
  const button = (name: "askLabel" | "callLabel") => ({
    service: service.id,
    fault: isRepair,
    ...(text[name] === "" ? { label: common[name] } : { label: text[name], lang }),
  });
  return (
    <>
      <DrawingBanner
        title={text.title}
        lang={lang}
        lead={text.lead}
        crumbs={[
          { title: t("nav.services"), path: "/services" },
          { title: shortTitleOf(service), lang },
        ]}
        drawing={service.drawing}
        drawingAlt={text.drawingAlt}
      />
      <div className={`wrap grid ${columns.columns}`}>
        <ServiceIntro text={text} />
        <ServiceSide current={service.id} words={common} button={button("askLabel")} />
      </div>
      <OfferedServices service={{ ...service, text }} />
      <EquipmentMakers equipment={equipment} implied={isRepair ? "repair" : undefined} />
      <ExtraRepairList equipment={equipment} title={t(isRepair ? "extraRepairs" : "families")} />
      <AllServices services={services} current={service.id} />
      <CallToContact
        {...(text.callHeading === ""
          ? { heading: common.callHeading, text: text.callText || common.callText }
          : { heading: text.callHeading, text: text.callText, lang })}
        button={button("callLabel")}
      />
    </>
  );
}
