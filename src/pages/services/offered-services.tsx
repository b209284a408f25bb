import type { ServiceEntry } from "#collections/services/services.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import columns from "#ui/site/columns.module.css";
import { usePage } from "#ui/site/page-context.tsx";
import fold from "./fold.module.css";
import css from "./offered-services.module.css";
import { servicesTexts } from "./texts.ts";

/** The paragraphs that open a service page. */
export function ServiceIntro({ text }: Pick<ServiceEntry, "text">) {
  const { t, langOf } = usePage(servicesTexts);
  const lang = langOf(text);
  return (
    <div className={`${columns.main} ${css.intro}`}>
      {lang === undefined ? null : <p className="mono muted">{t("site.shownIn")}</p>}
      {text.intro.map((paragraph, i) => (
        <p key={paragraph} className={i === 0 ? "lead" : "muted"} lang={lang}>
          {paragraph}
        </p>
      ))}
    </div>
  );
}

/**
 * The services offered, numbered as in the drawing beside them. The site's script folds their texts on phones; without it
 * they are open.
 */
export function OfferedServices({ service: { text, plate } }: { service: ServiceEntry }) {
  const { t, versioned, langOf } = usePage(servicesTexts);
  const offered = text.offered.map(namedLine);
  if (offered.length === 0) return null;
  return (
    <section className="wrap" aria-labelledby="offered">
      <div className={`grid ${css.part}`}>
        <h2 id="offered">{t("offered")}</h2>
        {plate === undefined ? null : (
          <div className={css.plate}>
            <img
              src={versioned(`/drawings/plate-${plate}.svg`)}
              alt={t(`plates.${plate}`)}
              width={640}
              height={440}
              loading="lazy"
            />
          </div>
        )}
        <ol className={css.offered} lang={langOf(text)}>
          {offered.map(({ name, detail }) => (
            <li key={name}>
              {detail === "" ? (
                <h3>{name}</h3>
              ) : (
                <details className={fold.fold} open data-fold="">
                  <summary>
                    <h3>{name}</h3>
                  </summary>
                  <p className="muted">{detail}</p>
                </details>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}
