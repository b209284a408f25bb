import type { ServiceEntry } from "#collections/services/services.ts";
import { Drawing } from "#ui/drawing.tsx";
import { DrawingBanner } from "#ui/site/banner.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { CallToContact } from "./call-to-contact.tsx";
import css from "./index-page.module.css";
import { ServiceTiles } from "./service-tiles.tsx";
import type { ServicesContent } from "./services.ts";
import { SingleLine } from "./single-line.tsx";
import { servicesTexts } from "./texts.ts";

/** Tiles that a phone shows at once. */
const IN_FIRST_VIEW = 2;

/** The index of the services between header and footer. */
export function ServicesBody({ page, all }: { page: ServicesContent; all: readonly ServiceEntry[] }) {
  const { t, withFigures } = usePage(servicesTexts);
  const texts = withFigures(page.text);
  return (
    <>
      <DrawingBanner
        title={texts.title}
        lead={texts.lead}
        crumbs={[{ title: texts.title }]}
        drawing="/drawings/banner-services.svg"
      />
      <section className={`wrap ${css.tiles}`} aria-labelledby="tiles">
        <h2 className="hidden" id="tiles">
          {t("all")}
        </h2>
        <ServiceTiles
          services={all}
          inFirstView={({ drawing, text }, place) =>
            place >= IN_FIRST_VIEW ? undefined : (
              <Drawing src={drawing} alt={text.drawingAlt} width={480} height={256} />
            )
          }
        />
      </section>
      <SingleLine page={page} services={all} />
      <CallToContact heading={texts.callHeading} text={texts.callText} button={{ label: texts.callLabel }} />
    </>
  );
}
