import { timeText } from "#platform/i18n/dates.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { Opening } from "../../inbox.server.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import { Part } from "./part.tsx";
import css from "./sections.module.css";

/** Who opened the page or a file, newest first. */
export function OpeningsSection({ openings }: { openings: readonly Opening[] }) {
  const { language } = useStaff();
  const t = useInboxTexts();
  return (
    <Part title={t.openings} lead={t.openingsLead}>
      {openings.length === 0 ? <p className="muted">{t.noOpenings}</p> : null}
      <ul className={css.entries}>
        {openings.map(({ what, field = "", who, at }) => (
          <li key={`${what}${field}${at}${who}`}>
            <span>
              {t.labels[field] ?? t.opened[what]}: {who}
            </span>
            <time className="mono muted" dateTime={new Date(at).toISOString()}>
              {timeText(at, language)}
            </time>
          </li>
        ))}
      </ul>
    </Part>
  );
}
