import { type Ref, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useReloadOnConflict } from "#ui/dashboard/forms/use-reload-on-conflict.ts";
import { Notice } from "#ui/notice.tsx";
import { SelectField } from "#ui/select-field.tsx";
import type { OpenedSubmission } from "../../inbox.server.ts";
import { THREAD_LIMITS } from "../../thread.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import { conflictWords } from "./change-notice.tsx";
import { SeenFields } from "./seen-fields.tsx";

const lastOf = ({ thread }: Pick<OpenedSubmission, "thread">) => Math.max(0, ...thread.map(({ id }) => id));

/** Hidden fields of a message of staff: what the page shows, and the key that recognises a repeated request. */
export function MessageFields({ submission }: { submission: OpenedSubmission }) {
  return (
    <>
      <SeenFields submission={submission} />
      <input type="hidden" name="last" value={lastOf(submission)} />
      <input type="hidden" name="requestKey" value={submission.requestKey} />
    </>
  );
}

interface MessageNoticeProps {
  submission: OpenedSubmission;
  answers: Answers;
}

/** The result of a message of staff. A conflict names who has written in the meantime, and reloads the thread. */
export function MessageNotice({ submission, answers }: MessageNoticeProps) {
  const t = useInboxTexts();
  const isConflict = useReloadOnConflict(answers);
  const [seen] = useState(lastOf(submission));
  const { answer } = answers;
  const isFull = answer?.kind === "failed" && answer.reason === "too-many";
  if (!isConflict && !isFull) return <AnswerNotice answer={answer} done={t.done} />;
  const newest = submission.thread.find(({ id }) => id === lastOf(submission));
  const isNewer = newest !== undefined && newest.id > seen;
  const words = isFull
    ? fill(t.thread.full, { max: THREAD_LIMITS.messages })
    : !isNewer
      ? conflictWords(submission, t)
      : newest.kind === "answer"
        ? fill(t.thread.meanwhileAnswered, { who: newest.author })
        : t.thread.meanwhileAdded;
  return (
    <Notice kind="failed">
      <p>{words}</p>
    </Notice>
  );
}

interface StateChoiceProps {
  id: string;
  label: string;
  /** The state that is chosen at first; empty: it stays. */
  proposed: string;
  ref?: Ref<HTMLSelectElement>;
}

/** The state that a submission gets with a message. */
export function StateChoice({ id, label, proposed, ref }: StateChoiceProps) {
  const { states } = useForm();
  const t = useInboxTexts();
  return (
    <SelectField field={{ id, name: "setState", label }} defaultValue={proposed} {...(ref && { ref })}>
      <option value="">{t.thread.keepState}</option>
      {Object.keys(states).map((state) => (
        <option key={state} value={state}>
          {t.states[state]}
        </option>
      ))}
    </SelectField>
  );
}
