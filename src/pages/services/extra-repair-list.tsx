import { repairGroups, repairItemCount } from "#collections/services/repair-items.ts";
import { localized, shownLanguage } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./repairs.module.css";
import { servicesTexts } from "./texts.ts";

/** The extra repair list, grouped by maker, in a box of fixed height that can be scrolled by keyboard. */
export function ExtraRepairList() {
  const { t, language, langOf } = usePage(servicesTexts);
  return (
    <div className={`wrap ${css.section}`}>
      <div className={css.head}>
        <h2 id="extra-repairs">{t("extraRepairs")}</h2>
        <p className="mono muted">{t("items", { count: repairItemCount })}</p>
      </div>
      <section className={css.box} tabIndex={0} aria-labelledby="extra-repairs">
        <ul>
          {repairGroups.map(({ maker, items }) => (
            <li key={maker}>
              <h3>{maker}</h3>
              <ul>
                {items.map(({ family, kind }) => (
                  <li key={family}>
                    {family}{" "}
                    <span className="muted" lang={langOf({ language: shownLanguage(kind, language) })}>
                      {localized(kind, language)}
                    </span>
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      </section>
    </div>
  );
}
