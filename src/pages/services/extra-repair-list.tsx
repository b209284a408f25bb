import type { EquipmentEntry } from "#collections/equipment/equipment.ts";
import { namedLine } from "#features/publishing/named-line.ts";
import { FindForm } from "#pages/find/find-form.tsx";
import { Results } from "#pages/find/results.tsx";
import { ForeignMark } from "#ui/site/foreign-mark.tsx";
import { usePage } from "#ui/site/page-context.tsx";
import css from "./repairs.module.css";
import { servicesTexts } from "./texts.ts";

interface ExtraRepairListProps {
  equipment: readonly EquipmentEntry[];
  title: string;
}

/** Product families, grouped by maker, in a box of fixed height that can be scrolled by keyboard. */
export function ExtraRepairList({ equipment, title }: ExtraRepairListProps) {
  const { t, langOf } = usePage(servicesTexts);
  const makers = equipment.filter(({ text }) => text.families.length > 0);
  if (makers.length === 0) return null;
  const count = makers.reduce((sum, { text }) => sum + text.families.length, 0);
  return (
    <div className={`wrap ${css.section}`}>
      <div className={css.head}>
        <h2 id="extra-repairs">{title}</h2>
        <p className="mono muted">{t("items", { count })}</p>
      </div>
      <div className={css.find}>
        <FindForm />
        <Results />
      </div>
      <section className={css.box} tabIndex={0} aria-labelledby="extra-repairs">
        <ul>
          {makers.map(({ id, text }) => (
            <li key={id}>
              <h3>
                {text.title}
                <ForeignMark text={text} />
              </h3>
              <ul>
                {text.families.map(namedLine).map(({ name, detail }) => (
                  <li key={name}>
                    {name} <span lang={langOf(text)}>{detail}</span>
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
