import type { EquipmentEntry } from "#collections/equipment/equipment.ts";
import { equipmentTexts } from "#collections/equipment/texts.ts";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import fold from "./fold.module.css";
import css from "./repairs.module.css";
import { servicesTexts } from "./texts.ts";

interface EquipmentMakersProps {
  equipment: readonly EquipmentEntry[];
  /** Work that the text of the page names, so that it is not repeated where nothing else is done. */
  implied: EquipmentEntry["work"][number] | undefined;
}

/** Makers that phones show without a tap. A multiple of the columns of wider screens, where all are one table. */
const SHOWN = 6;

/** The companies whose equipment is worked on. A maker without a kind of equipment is only in the box of product families. */
export function EquipmentMakers({ equipment, implied }: EquipmentMakersProps) {
  const { t, langOf } = usePage(servicesTexts, equipmentTexts);
  const makers = equipment.filter(({ text }) => text.field !== "" || text.families.length === 0);
  if (makers.length === 0) return null;
  const rows = (some: readonly EquipmentEntry[]) => (
    <ul className={css.makers}>
      {some.map(({ id, text, work }) => (
        <li key={id}>
          <b>{text.title}</b>
          {text.field === "" ? null : (
            <span className="muted" lang={langOf(text)}>
              {text.field}
              <ForeignMark text={text} />
            </span>
          )}
          {work.every((one) => one === implied) ? null : (
            <span className={`mono muted ${css.work}`}>{work.map((one) => t(`work.${one}`)).join(", ")}</span>
          )}
        </li>
      ))}
    </ul>
  );
  const more = makers.slice(SHOWN);
  return (
    <section className={`wrap ${css.section}`} aria-labelledby="makers">
      <div className={css.head}>
        <h2 id="makers">{t("makers")}</h2>
      </div>
      {rows(makers.slice(0, SHOWN))}
      {more.length === 0 ? null : (
        <details className={`${fold.fold} ${css.more}`} open data-fold="">
          <summary>{t("moreMakers", { count: more.length })}</summary>
          {rows(more)}
        </details>
      )}
    </section>
  );
}
