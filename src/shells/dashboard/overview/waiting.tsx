import { Link } from "react-router";
import { publishingTexts } from "#features/publishing/texts.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";

/** How much waits, by what it is; undefined: not for whoever looks. */
export interface WaitingCounts {
  messages: number;
  applications?: number;
  firstDays?: number;
}

const LEADS_TO = {
  messages: "/dashboard/messages?state=new",
  applications: "/dashboard/applications?view=new",
  firstDays: "/dashboard/first-days",
} as const;

/** What waits for somebody, and the way there; nothing where nothing waits. */
export function Waiting({ counts }: { counts: WaitingCounts }) {
  const { texts, language } = useStaff(publishingTexts);
  const { waiting } = texts.overview;
  const entries = (["messages", "applications", "firstDays"] as const).filter((kind) => (counts[kind] ?? 0) > 0);
  if (entries.length === 0) return null;
  return (
    <ul className={css.waiting}>
      {entries.map((kind) => {
        const count = counts[kind] ?? 0;
        return (
          <li key={kind}>
            <Link to={LEADS_TO[kind]}>{fill(plural(language, waiting[kind], count), { count })}</Link>
          </li>
        );
      })}
    </ul>
  );
}
