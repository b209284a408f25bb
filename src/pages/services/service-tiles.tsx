import { services } from "#collections/services/services.ts";
import { localized, shownLanguage } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./service-tiles.module.css";

/** The six services as tiles on the line. */
export function ServiceTiles({ firstView = false }: { firstView?: boolean }) {
  const { language, href, versioned, langOf } = usePage();
  return (
    <ul className={css.tiles}>
      {services.map(({ id, drawing, drawingAlt, texts }) => (
        <li key={id} lang={langOf({ language: shownLanguage(texts, language) })}>
          <a className={css.tile} href={href(`/services/${id}`)}>
            <span className={css.art}>
              <img
                src={versioned(drawing)}
                alt={localized(drawingAlt, language)}
                width={480}
                height={256}
                {...(firstView ? {} : { loading: "lazy" as const })}
              />
            </span>
            <span className="mono">0{id}</span>
            <h3>{localized(texts, language).shortTitle}</h3>
            <p>{localized(texts, language).summary}</p>
          </a>
        </li>
      ))}
    </ul>
  );
}
