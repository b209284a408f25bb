import { Link } from "react-router";
import { publishingTexts } from "#features/publishing/texts.ts";
import { type ShownForm, useForms } from "#features/submissions/dashboard/inbox-form.tsx";
import type { NewCounts } from "#features/submissions/inbox.server.ts";
import { inboxSearch, inboxViews } from "#features/submissions/inbox-query.ts";
import { fill, plural } from "#platform/i18n/texts.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import css from "./overview.module.css";
import { Section } from "./section.tsx";

/** Counts of items that need attention. */
export interface WaitingCounts {
  /** Submissions of the forms that the account may read, by the name of the form. */
  forms: readonly (Omit<NewCounts, "form"> & { name: string })[];
  failedMails: number;
  gettingStarted: number;
}

/** What needs attention, with links. */
export function Waiting({ counts }: { counts: WaitingCounts }) {
  const forms = useForms();
  const { texts, language } = useStaff(publishingTexts);
  const { waiting, waitingTitle, nothingWaits } = texts.overview;
  const ofForms = (viewOf: (form: ShownForm) => string, urgencyOf = (_: ShownForm): string | undefined => undefined) =>
    forms.map((form) => ({
      form,
      to: `/dashboard/${form.dashboard}${inboxSearch(form, { view: viewOf(form), urgency: urgencyOf(form) })}`,
      of: counts.forms.find(({ name }) => name === form.name),
    }));
  const urgencyWord = ({ urgency, texts }: ShownForm) => urgency && texts.choices[urgency.field]?.[urgency.alert];
  const entries = [
    ...ofForms(
      ({ initial }) => initial,
      ({ urgency }) => urgency?.alert,
    ).map(({ form, to, of }) => {
      const count = of?.urgent ?? 0;
      const requests = plural(language, form.texts.waiting, count);
      return { to, words: fill(form.texts.urgentNew, { waiting: requests, urgency: urgencyWord(form) }), count };
    }),
    ...ofForms((form) => inboxViews(form)[0] ?? "all").map(({ form, to, of }) => ({
      to,
      words: fill(form.texts.dueAgain, { form: form.texts.title }),
      count: of?.returned ?? 0,
    })),
    ...ofForms(({ initial }) => initial).map(({ form, to, of }) => ({
      to,
      words: form.texts.waiting,
      count: of?.count ?? 0,
    })),
    ...ofForms(() => "spam").map(({ form, to, of }) => ({
      to,
      words: fill(waiting.spam, { form: form.texts.title }),
      count: of?.spam ?? 0,
    })),
    { to: "/dashboard/health", words: waiting.failedMails, count: counts.failedMails },
    { to: "/dashboard/first-days", words: waiting.gettingStarted, count: counts.gettingStarted },
  ].filter(({ count }) => count > 0);
  return (
    <Section title={waitingTitle}>
      {entries.length === 0 ? (
        <p className={css.none}>{nothingWaits}</p>
      ) : (
        <ul className={css.waiting}>
          {entries.map(({ to, words, count }) => (
            <li key={to}>
              <Link to={to}>{fill(plural(language, words, count), { count })}</Link>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
