import { valueText } from "#ui/amounts.ts";
import { usePage } from "#ui/site/page-context.tsx";
import { type Measurement, measurementOf, scaleEnd } from "./measurement.ts";
import css from "./measurements.module.css";
import { projectTexts } from "./texts.ts";

/** Marks of the ruler, per cent of its length; those at its ends and in its middle have figures. */
const MARKS = [0, 10, 20, 30, 40, 50, 60, 70, 80, 90, 100];

/** What was measured before and after a project, each on a ruler from zero; nothing without a readable line. */
export function Measurements({ lines, lang }: { lines: readonly string[]; lang: string | undefined }) {
  const { t } = usePage(projectTexts);
  const measurements = lines.flatMap((line) => measurementOf(line) ?? []);
  if (measurements.length === 0) return null;
  return (
    <section className={css.measurements} aria-labelledby="measured">
      <h2 id="measured">{t("measured")}</h2>
      <dl>
        {measurements.map((measurement) => (
          <div key={measurement.name}>
            <dt lang={lang}>{measurement.name}</dt>
            <dd>
              <Strip {...measurement} />
              <Values {...measurement} lang={lang} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** The values in words, which also explain the signs of the ruler. */
function Values({ before, after, limit, unit, lang }: Measurement & { lang: string | undefined }) {
  const { t } = usePage(projectTexts);
  const value = (written: string) => <b lang={lang}>{`${written} ${unit}`}</b>;
  return (
    <ul className={css.values}>
      <li className={css.before}>
        {t("before")} {value(before.written)}
      </li>
      <li className={css.after}>
        {t("after")} {value(after.written)}
      </li>
      {limit === undefined ? null : (
        <li className={css.limit}>
          {t("limit")} {value(limit.written)}
        </li>
      )}
    </ul>
  );
}

function Strip({ before, after, limit }: Measurement) {
  const { language } = usePage();
  const end = scaleEnd(Math.max(before.value, after.value, limit?.value ?? 0));
  const at = ({ value }: { value: number }) => `${Math.round((value / end) * 1000) / 10}%`;
  return (
    <svg className={css.strip} aria-hidden="true">
      <g className={css.ruler}>
        <line x2="100%" y1="22" y2="22" />
        {MARKS.map((mark) => (
          <line key={mark} x1={`${mark}%`} x2={`${mark}%`} y1="22" y2={mark % 50 === 0 ? 34 : 28} />
        ))}
      </g>
      {[0, 50, 100].map((mark) => (
        <text key={mark} x={`${mark}%`} y="48">
          {valueText((end * mark) / 100, language)}
        </text>
      ))}
      {limit === undefined ? null : <line className={css.most} x1={at(limit)} x2={at(limit)} y1="0" y2="34" />}
      <line className={css.change} x1={at(before)} x2={at(after)} y1="12" y2="12" />
      <circle className={css.was} cx={at(before)} cy="12" r="6" />
      <circle className={css.is} cx={at(after)} cy="12" r="7" />
    </svg>
  );
}
