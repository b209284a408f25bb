import { Link } from "react-router";
import { publishingTexts } from "#features/publishing/texts.ts";
import { useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import { inboxSearch } from "#features/submissions/inbox-query.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";

/** Counts of items that need attention. */
export interface WaitingCounts {
  /** New submissions of the forms that the account may read. */
  forms: readonly { name: string; count: number }[];
  gettingStarted: number;
}

/** What needs attention, with links; nothing when there is nothing. */
export function Waiting({ counts }: { counts: WaitingCounts }) {
  const forms = useForms();
  const { texts, language } = useStaff(publishingTexts);
  const ofForms = forms.map((form) => {
    const filter = { view: form.initial, owner: "anyone", about: undefined, search: "" } as const;
    return {
      to: `/dashboard/${form.dashboard}${inboxSearch(form, filter)}`,
      words: form.texts.waiting,
      count: counts.forms.find(({ name }) => name === form.name)?.count ?? 0,
    };
  });
  const gettingStarted = {
    to: "/dashboard/first-days",
    words: texts.overview.waiting.gettingStarted,
    count: counts.gettingStarted,
  };
  const entries = [...ofForms, gettingStarted].filter(({ count }) => count > 0);
  if (entries.length === 0) return null;
  return (
    <ul className={css.waiting}>
      {entries.map(({ to, words, count }) => (
        <li key={to}>
          <Link to={to}>{fill(plural(language, words, count), { count })}</Link>
        </li>
      ))}
    </ul>
  );
}
