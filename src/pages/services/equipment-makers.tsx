import { equipmentMakers } from "#collections/services/equipment-makers.ts";
import { localized, shownLanguage } from "#platform/i18n/languages.ts";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./repairs.module.css";
import { servicesTexts } from "./texts.ts";

/** The companies whose equipment is repaired. */
export function EquipmentMakers() {
  const { t, language, langOf } = usePage(servicesTexts);
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="makers">
      <div className={css.head}>
        <h2 id="makers">{t("makers")}</h2>
      </div>
      <ul className={css.makers}>
        {equipmentMakers.map(({ name, field }) => (
          <li key={name}>
            <b>{name}</b>
            <span className="muted" lang={langOf({ language: shownLanguage(field, language) })}>
              {localized(field, language)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
