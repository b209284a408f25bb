import { NOTE_LIMITS } from "#content/inbox/message-note.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { ShownApplicant } from "#server/applicants/applicants.ts";
import { TextArea } from "#ui/field.tsx";
import { AnswerNotice } from "../../forms/answer-notice.tsx";
import { PartForm } from "../../forms/part-form.tsx";
import { Section } from "../../forms/section.tsx";
import { useAnswers } from "../../forms/use-answers.ts";
import { useStaff } from "../../layout/staff-context.tsx";
import { timeText } from "../../parts/times.ts";
import css from "./applicant.module.css";

/** What colleagues have noted, the oldest first, and a form for one more. */
export function NotesSection({ notes }: Pick<ShownApplicant, "notes">) {
  const { texts, language } = useStaff();
  const { applicants: t } = texts;
  const answers = useAnswers("note");
  // For a page that was made anew without script.
  const typed = answers.answer?.kind === "refused" ? answers.answer.typed?.note : undefined;
  const field = {
    id: "note",
    name: "note",
    label: t.note,
    hint: fill(t.noteHint, { max: NOTE_LIMITS.text }),
    error: answers.errorOf("note", "note"),
  };
  return (
    <Section title={t.notes} lead={t.notesLead}>
      {notes.length === 0 ? (
        <p className="muted">{t.noNotes}</p>
      ) : (
        <ul className={css.entries}>
          {notes.map(({ id, author, at, text }) => (
            <li key={id}>
              <strong>{author}</strong>
              <time className="mono muted" dateTime={new Date(at).toISOString()}>
                {timeText(at, language)}
              </time>
              <p className={`${css.whole} ${css.note}`}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      <AnswerNotice answer={answers.answer} done={t.done} />
      <PartForm answers={answers} intent="note" submit={t.addNote}>
        <TextArea field={field} defaultValue={typed} />
      </PartForm>
    </Section>
  );
}
