import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Notice } from "#ui/notice.tsx";
import type { Concern } from "../health.server.ts";
import { healthTexts } from "../texts.ts";
import css from "./page.module.css";

/** Shows whether everything is in order, and lists the problems. */
export function Verdict({ concerns }: { concerns: readonly Concern[] }) {
  const { texts, language } = useStaff(healthTexts);
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
        <strong>{fill(plural(language, health.attention, count), { count })}</strong>
      </p>
      <ul className={css.concerns}>
        {concerns.map((concern) => (
          <li key={concern}>{health.concerns[concern]}</li>
        ))}
      </ul>
    </Notice>
  );
}
