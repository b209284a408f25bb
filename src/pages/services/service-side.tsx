import { type ServiceEntry, shortTitleOf } from "#collections/services/services.ts";
import { SERVICE_REQUEST_PATH } from "#pages/navigation.ts";
import columns from "#ui/site/columns.module.css";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import { ContactButton, type ContactButtonProps } from "./contact-button.tsx";
import { placeNumber } from "./place-number.ts";
import css from "./service-side.module.css";
import type { ServicesText } from "./services.ts";
import { servicesTexts } from "./texts.ts";

interface ServiceSideProps {
  services: readonly ServiceEntry[];
  /** Id of the service on whose page this is. */
  current: number;
  words: Pick<ServicesText, "askHeading" | "askText">;
  button: ContactButtonProps;
}

/** Beside the text of a service: a panel with a link to the contact form, and all services. */
export function ServiceSide({ services, current, words, button }: ServiceSideProps) {
  const { t, href, langOf } = usePage(servicesTexts);
  return (
    <aside className={columns.side}>
      <div className={css.panel}>
        <h2>{words.askHeading}</h2>
        <p className="muted">{words.askText}</p>
        <ContactButton {...button} />
        {button.fault ? null : (
          <p className={css.request}>
            <a href={href(`${SERVICE_REQUEST_PATH}?service=${current}`)}>{t("nav.requestService")}</a>
          </p>
        )}
      </div>
      <nav className={css.services} aria-labelledby="all-services">
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
    </aside>
  );
}
