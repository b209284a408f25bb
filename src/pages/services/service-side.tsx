import type { ServiceId } from "#collections/services/service.ts";
import { services } from "#collections/services/services.ts";
import { localized, shownLanguage } from "#platform/i18n/languages.ts";
import { LinkButton } from "#ui/button.tsx";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./service-side.module.css";
import { servicesTexts } from "./texts.ts";

/** Beside the text of a service: a panel with a link to the contact page, and all six services. */
export function ServiceSide({ current }: { current: ServiceId }) {
  const { t, language, href, langOf } = usePage(servicesTexts);
  return (
    <aside className={columns.side}>
      <div className={css.panel}>
        <h2>{t("askHeading")}</h2>
        <p className="muted">{t("askText")}</p>
        <LinkButton variant="primary" href={href("/contact")}>
          {t("nav.contact")}
        </LinkButton>
      </div>
      <nav className={css.services} aria-labelledby="all-services">
        <p className="label" id="all-services">
          {t("all")}
        </p>
        <ul>
          {services.map(({ id, texts }) => (
            <li key={id}>
              <a
                href={href(`/services/${id}`)}
                lang={langOf({ language: shownLanguage(texts, language) })}
                aria-current={id === current ? "page" : undefined}
              >
                <span className="mono muted">0{id}</span>
                {localized(texts, language).shortTitle}
              </a>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  );
}
