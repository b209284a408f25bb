import { type ServiceEntry, shortTitleOf } from "#collections/services/services.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./all-services.module.css";
import { placeNumber } from "./place-number.ts";
import { servicesTexts } from "./texts.ts";

interface AllServicesProps {
  services: readonly ServiceEntry[];
  /** Id of the service on whose page this is. */
  current: number;
}

/** All services in their order, below the text of one of them. */
export function AllServices({ services, current }: AllServicesProps) {
  const { t, href, langOf } = usePage(servicesTexts);
  return (
    <nav className={`wrap ${css.services}`} aria-labelledby="all-services">
      <p className="label" id="all-services">
        {t("all")}
      </p>
      <ul>
        {services.map((service, i) => (
          <li key={service.id}>
            <a
              href={href(`/services/${service.id}`)}
              lang={langOf(service.text)}
              aria-current={service.id === current ? "page" : undefined}
            >
              <span className="mono muted">{placeNumber(i)}</span>
              {shortTitleOf(service)}
              <ForeignMark text={service.text} />
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
