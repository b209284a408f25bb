import { usePage } from "./page-context.tsx";
import { Statistics } from "./statistics.tsx";
import css from "./statistics-band.module.css";

/** The company's figures as a separate section, below the line; nothing without any. */
export function StatisticsBand() {
  const { t, figures } = usePage();
  if (figures.shown.length === 0) return null;
  return (
    <section className={`deep ${css.band}`} aria-labelledby="statistics">
      <div className="wrap">
        <h2 className="label" id="statistics">
          {t("statistics.title")}
        </h2>
        <Statistics />
      </div>
    </section>
  );
}
