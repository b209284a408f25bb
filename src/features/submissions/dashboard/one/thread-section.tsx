import type { ReactNode } from "react";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import { MailStatus } from "../mail-entries.tsx";
import { Part } from "./part.tsx";
import css from "./thread-section.module.css";

/** What was written after the first message: messages of both sides and internal notes, in the order of time. */
export function ThreadSection({ submission }: { submission: OpenedSubmission }) {
  const t = useInboxTexts();
  const answers = useAnswers("retry");
  const { thread, notes, language } = submission;
  const entries = [
    ...thread.map((written) => ({ ...written, of: "thread" as const })),
    ...notes.map((note) => ({ ...note, of: "note" as const })),
  ].sort((one, other) => one.at - other.at);
  return (
    <Part title={t.thread.title} lead={t.thread.lead} id="thread">
      <AnswerNotice answer={answers.answer} done={t.done} />
      {entries.length === 0 ? (
        <p className="muted">{t.thread.empty}</p>
      ) : (
        <ol className={css.thread}>
          {entries.map((entry) =>
            entry.of === "note" ? (
              <Entry key={`note ${entry.id}`} place={css.note} title={t.thread.note} by={entry.author} at={entry.at}>
                <p className={css.text}>{entry.text}</p>
              </Entry>
            ) : (
              <Entry
                key={entry.id}
                place={entry.kind === "answer" ? css.answer : css.received}
                title={t.thread[entry.kind]}
                by={entry.kind === "reply" ? fill(t.thread.addedBy, { who: entry.author }) : entry.author}
                at={entry.at}
              >
                {entry.subject === "" ? null : <p className={css.subject}>{entry.subject}</p>}
                <p className={css.text} lang={language}>
                  {entry.text}
                </p>
                {entry.mail === undefined ? null : (
                  <div className={css.mail}>
                    <MailStatus mail={entry.mail} answers={answers} />
                  </div>
                )}
              </Entry>
            ),
          )}
        </ol>
      )}
    </Part>
  );
}

interface EntryProps {
  place: string | undefined;
  title: string;
  /** Who wrote or added it; undefined: the sender. */
  by: string | undefined;
  at: number;
  children: ReactNode;
}

function Entry({ place, title, by, at, children }: EntryProps) {
  const { language } = useStaff();
  return (
    <li className={place}>
      <p className={css.head}>
        <strong>{title}</strong>
        {by === undefined ? null : <span>{by}</span>}
        <time className="mono muted" dateTime={new Date(at).toISOString()}>
          {timeText(at, language)}
        </time>
      </p>
      {children}
    </li>
  );
}
