import { unitAfter } from "./figures.ts";
import { ForeignMark } from "./foreign-mark.tsx";
import { usePage } from "./page-context.tsx";
import css from "./statistics.module.css";

/** The company's figures on a ruler; nothing without any. */
export function Statistics() {
  const { t, language, langOf, figures } = usePage();
  if (figures.shown.length === 0) return null;
  return (
    <dl className={css.statistics}>
      {figures.shown.map((figure) => (
        <div key={figure.id}>
          <dt lang={langOf(figure)}>
            {figure.label}
            <ForeignMark text={figure} />
          </dt>
          <dd>
            {figure.unit === "+" ? (
              <>
                <span className="hidden">{t("statistics.over", { count: figure.value })}</span>
                <span aria-hidden="true">
                  {figure.value}
                  <i>+</i>
                </span>
              </>
            ) : (
              <>
                {figure.value}
                {figure.unit === undefined ? null : <i>{unitAfter(figure.unit, language)}</i>}
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
