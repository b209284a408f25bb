import { plural } from "#i18n/dashboard/plural.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { Concern } from "#server/house/health.ts";
import { Notice } from "#ui/notice.tsx";
import { useStaff } from "../layout/staff-context.tsx";
import css from "./page.module.css";

/** One line that says whether all is well, and below it what is not. */
export function Verdict({ concerns }: { concerns: readonly Concern[] }) {
  const { texts, language } = useStaff();
  const { health } = texts;
  if (concerns.length === 0) {
    return (
      <Notice kind="done" place={css.verdict}>
        <p>{health.well}</p>
      </Notice>
    );
  }
  const count = concerns.length;
  return (
    <Notice kind="failed" place={css.verdict}>
      <p>
        <strong>{fill(plural(language, health.look, count), { count })}</strong>
      </p>
      <ul className={css.concerns}>
        {concerns.map((concern) => (
          <li key={concern}>{health.concerns[concern]}</li>
        ))}
      </ul>
    </Notice>
  );
}
