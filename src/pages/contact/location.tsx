import { CHART_WIDE } from "#ui/site/company/chart.ts";
import { ChartImage } from "#ui/site/company/chart-image.tsx";
import type { Company } from "#ui/site/company/company.ts";
import { formatCoordinates } from "#ui/site/company/coordinates.ts";
import { mapLinks } from "#ui/site/company/map-links.ts";
import chart from "#ui/site/company/wide-chart.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./location.module.css";
import { contactTexts } from "./texts.ts";

const SERVICES = ["openStreetMap", "googleMaps", "appleMaps", "geo"] as const;

/** The wide chart of the company's location, and links to map services. */
export function Location({ company, heading }: { company: Company; heading: string }) {
  const { t } = usePage(contactTexts);
  const links = mapLinks(company.coordinates, company.name);
  return (
    <section className={`wrap ${css.location}`} id="location" aria-labelledby="our-location">
      <div className={css.head}>
        <h2 id="our-location">{heading}</h2>
        <p className="mono muted">{formatCoordinates(company.coordinates)}</p>
      </div>
      <ChartImage chart={CHART_WIDE} className={chart.chart} />
      <div className={css.open}>
        <p className="label" id="open-in-maps">
          {t("openInMaps")}
        </p>
        <ul aria-labelledby="open-in-maps">
          {SERVICES.map((service) => (
            <li key={service}>
              <a href={links[service]} rel="noopener">
                {t(`${service}`)}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
