import { Section } from "#ui/dashboard/forms/section.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import type { Opening } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import css from "./applicant.module.css";

/** Who has opened the page and the file, the last one first. */
export function OpeningsSection({ openings }: { openings: readonly Opening[] }) {
  const { texts, language } = useStaff(applicationTexts);
  const { applicants: t } = texts;
  return (
    <Section title={t.openings} lead={t.openingsLead}>
      {openings.length === 0 ? <p className="muted">{t.noOpenings}</p> : null}
      <ul className={css.entries}>
        {openings.map(({ what, who, at }) => (
          <li key={`${what}${at}${who}`}>
            <span>
              {t.opened[what]}: {who}
            </span>
            <time className="mono muted" dateTime={new Date(at).toISOString()}>
              {timeText(at, language)}
            </time>
          </li>
        ))}
      </ul>
    </Section>
  );
}
