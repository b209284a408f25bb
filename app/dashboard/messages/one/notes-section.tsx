import { NOTE_LIMITS } from "#content/inbox/message-note.ts";
import { fill } from "#i18n/dashboard/texts.ts";
import type { OpenedMessage } from "#server/inbox/inbox.ts";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { AnswerNotice } from "../../forms/answer-notice.tsx";
import { PartForm } from "../../forms/part-form.tsx";
import { useAnswers } from "../../forms/use-answers.ts";
import { useStaff } from "../../layout/staff-context.tsx";
import { timeText } from "../../parts/times.ts";
import css from "./message.module.css";
import { Part } from "./part.tsx";

/** What colleagues have noted, the oldest first, and a form for one more. */
export function NotesSection({ notes }: Pick<OpenedMessage, "notes">) {
  const { texts, language } = useStaff();
  const { inbox: t } = texts;
  const answers = useAnswers("note");
  const { answer, errorOf } = answers;
  // For a page that was made anew without script.
  const typed = answer?.kind === "refused" ? answer.typed?.note : undefined;
  const isFull = answer?.kind === "failed" && answer.reason === "too-many";
  const hint = fill(t.noteHint, { max: NOTE_LIMITS.text });
  return (
    <Part title={t.notes} lead={t.notesLead}>
      {notes.length === 0 ? null : (
        <ul className={css.entries}>
          {notes.map(({ id, author, at, text }) => (
            <li key={id}>
              <p className={css.now}>
                <strong>{author}</strong>
                <time className="mono muted" dateTime={new Date(at).toISOString()}>
                  {timeText(at, language)}
                </time>
              </p>
              <p className={css.note}>{text}</p>
            </li>
          ))}
        </ul>
      )}
      {isFull ? (
        <Notice kind="failed">
          <p>{fill(t.tooManyNotes, { max: NOTE_LIMITS.notes })}</p>
        </Notice>
      ) : (
        <AnswerNotice answer={answer} done={t.done} />
      )}
      <PartForm answers={answers} intent="note" submit={t.addNote}>
        <TextArea
          field={{ id: "note", name: "note", label: t.note, hint, error: errorOf("note", "note") }}
          defaultValue={typed}
        />
      </PartForm>
    </Part>
  );
}
