import { STATISTICS } from "./company/company.ts";
import { usePage } from "./page-context.tsx";
import css from "./statistics.module.css";

/** The company's statistics on a ruler; every number but the year means "over". */
export function Statistics() {
  const { t, company } = usePage();
  if (company === undefined) return null;
  return (
    <dl className={css.statistics}>
      {STATISTICS.map((key) => (
        <div key={key}>
          <dt>{t(`statistics.${key}`)}</dt>
          <dd>
            {key === "founded" ? (
              company.statistics[key]
            ) : (
              <>
                <span className="hidden">{t("statistics.over", { count: company.statistics[key] })}</span>
                <span aria-hidden="true">
                  {company.statistics[key]}
                  <i>+</i>
                </span>
              </>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
