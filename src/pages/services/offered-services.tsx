import type { ServiceId, ServiceText } from "#collections/services/service.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./offered-services.module.css";
import { servicesTexts } from "./texts.ts";

interface OfferedServicesProps {
  id: ServiceId;
  texts: ServiceText;
  /** The language of the texts when it is not the page's. */
  lang: Language | undefined;
}

/** The beginning of a service page: the introduction, then the services offered, numbered in two columns. */
export function OfferedServices({ id, texts, lang }: OfferedServicesProps) {
  const { t } = usePage(servicesTexts);
  const firstColumn = Math.ceil(texts.offered.length / 2);
  return (
    <div className={css.main}>
      <div className={css.intro}>
        {lang === undefined ? null : <p className="mono muted">{t("site.shownIn")}</p>}
        {texts.intro.map((paragraph, i) => (
          <p key={paragraph} className={i === 0 ? "lead" : "muted"} lang={lang}>
            {paragraph}
          </p>
        ))}
      </div>
      <h2>{t("offered")}</h2>
      <ol className={css.offered} lang={lang}>
        {texts.offered.map(({ name, detail }, i) => (
          <li key={name} className={i < firstColumn ? undefined : css.second}>
            <span className="mono muted">
              {id}.{i + 1}
            </span>
            <h3>{name}</h3>
            <p className="muted">{detail}</p>
          </li>
        ))}
      </ol>
    </div>
  );
}
