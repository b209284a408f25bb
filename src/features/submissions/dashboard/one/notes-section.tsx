import { fill } from "#platform/i18n/texts.ts";
import { countText } from "#ui/amounts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { TextArea } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { NOTE_LIMITS } from "../../message-note.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import { Part } from "./part.tsx";

/** Form for a new note; the thread shows those that exist. */
export function NotesSection() {
  const { language } = useStaff();
  const t = useInboxTexts();
  const answers = useAnswers("note");
  const { answer, errorOf } = answers;
  // Only set when the page was rendered again without script.
  const typed = answer?.kind === "refused" ? answer.typed?.note : undefined;
  const isFull = answer?.kind === "failed" && answer.reason === "too-many";
  const hint = fill(t.noteHint, { max: countText(NOTE_LIMITS.text, language) });
  return (
    <Part title={t.notes} lead={t.notesLead}>
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
