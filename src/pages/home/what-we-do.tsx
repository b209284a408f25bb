import type { ServiceEntry } from "#collections/services/services.ts";
import { ServiceTiles } from "#pages/services/service-tiles.tsx";
import { MoreLink } from "#ui/more-link.tsx";
import { isHidden } from "#ui/site/navigation-parts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { SectionHead } from "#ui/site/section-head.tsx";
import type { HomeText } from "./home.ts";
import { homeTexts } from "./texts.ts";

interface WhatWeDoProps {
  texts: HomeText;
  services: readonly ServiceEntry[];
}

/** The services, and a link to the achievements. */
export function WhatWeDo({ texts, services }: WhatWeDoProps) {
  const { t, href, hidden } = usePage(homeTexts);
  return (
    <section className="section" id="services" aria-labelledby="what-we-do">
      <div className="wrap">
        <SectionHead id="what-we-do" title={texts.whatWeDo} lead={texts.whatWeDoLead}>
          {isHidden("/achievements", hidden) ? null : (
            <MoreLink href={href("/achievements")} label={t("labels.seeMore")} about={t("seeAchievements")} />
          )}
        </SectionHead>
        <ServiceTiles services={services} />
      </div>
    </section>
  );
}
