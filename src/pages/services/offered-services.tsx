import type { ServiceEntry } from "#collections/services/services.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./offered-services.module.css";
import { servicesTexts } from "./texts.ts";

interface OfferedServicesProps {
  /** The place of the service in the lists, from 1. */
  place: number;
  text: ServiceEntry["text"];
}

/** The beginning of a service page: the introduction, then the services offered, numbered in two columns. */
export function OfferedServices({ place, text }: OfferedServicesProps) {
  const { t, langOf } = usePage(servicesTexts);
  const lang = langOf(text);
  const offered = text.offered.map(namedLine);
  const firstColumn = Math.ceil(offered.length / 2);
  return (
    <div className={css.main}>
      {lang === undefined && text.intro.length === 0 ? null : (
        <div className={css.intro}>
          {lang === undefined ? null : <p className="mono muted">{t("site.shownIn")}</p>}
          {text.intro.map((paragraph, i) => (
            <p key={paragraph} className={i === 0 ? "lead" : "muted"} lang={lang}>
              {paragraph}
            </p>
          ))}
        </div>
      )}
      {offered.length === 0 ? null : (
        <>
          <h2>{t("offered")}</h2>
          <ol className={css.offered} lang={lang}>
            {offered.map(({ name, detail }, i) => (
              <li key={name} className={i < firstColumn ? undefined : css.second}>
                <span className="mono muted">
                  {place}.{i + 1}
                </span>
                <h3>{name}</h3>
                {detail === "" ? null : <p className="muted">{detail}</p>}
              </li>
            ))}
          </ol>
        </>
      )}
    </div>
  );
}
