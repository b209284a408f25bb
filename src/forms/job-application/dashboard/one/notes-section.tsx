import { NOTE_LIMITS } from "#features/submissions/message-note.ts";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { timeText } from "#ui/dashboard/times.ts";
import { TextArea } from "#ui/field.tsx";
import type { ShownApplicant } from "../../applicants.server.ts";
import { applicationTexts } from "../../texts.ts";
import css from "./applicant.module.css";

/** What colleagues have noted, the oldest first, and a form for one more. */
export function NotesSection({ notes }: Pick<ShownApplicant, "notes">) {
  const { texts, language } = useStaff(applicationTexts);
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
