import { languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/dashboard/copy-button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedSubmission, PreparedAnswer } from "../../inbox.server.ts";
import { useForm, useInboxTexts } from "../inbox-form.tsx";
import { AddReplyForm } from "./add-reply-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";
import { ReplyForm } from "./reply-form.tsx";
import { SignatureNote } from "./signature-note.tsx";

/**
 * Answers to the sender by e-mail: sent by the website, or written in the user's mail program. Replies that arrive by
 * e-mail are added here too.
 * @param onWrite called when a prepared reply is opened in the mail program
 */
export function AnswerSection({ submission, onWrite }: { submission: OpenedSubmission; onWrite: () => void }) {
  const t = useInboxTexts();
  const { answers, prepared } = submission;
  if (prepared === undefined) return null;
  return (
    <Part title={t.answerTitle} id="answer">
      <SignatureNote />
      <ReplyForm submission={submission} prepared={prepared} />
      <div className={`${css.blocks} ${css.others}`}>
        <AddReplyForm submission={submission} />
        {answers.length === 0 ? null : <OwnProgram submission={submission} onWrite={onWrite} />}
      </div>
    </Part>
  );
}

/** Prepared replies that open in the user's mail program. */
function OwnProgram({ submission, onWrite }: Omit<LetterProps, "answer">) {
  const t = useInboxTexts();
  const form = useForm();
  const { language: account } = useStaff();
  const { answers, language, email } = submission;
  const isLinked = answers.some(({ href }) => href !== undefined);
  return (
    <details>
      <summary>
        <Icon name="chevron" />
        {t.thread.ownProgram}
      </summary>
      <div className={css.inside}>
        {isLinked ? (
          <p className={`muted ${css.lead}`}>
            {fill(t.answerLead, { language: languageName(language, account) })}{" "}
            {form.answered === undefined ? null : t.answerMarks}
          </p>
        ) : (
          <div className={css.unlinked}>
            <p>{t.noLink}</p>
            <p className={css.buttons}>
              <strong className={css.address}>{email}</strong>
              <CopyButton text={email ?? ""} />
            </p>
          </div>
        )}
        <div className={css.blocks}>
          {answers.map((answer) => (
            <Letter key={answer.block} answer={answer} submission={submission} onWrite={onWrite} />
          ))}
        </div>
      </div>
    </details>
  );
}

interface LetterProps {
  answer: PreparedAnswer;
  submission: OpenedSubmission;
  onWrite: () => void;
}

function Letter({ answer: { block, text, href }, submission, onWrite }: LetterProps) {
  const t = useInboxTexts();
  return (
    <details name="answer">
      <summary>
        <Icon name="chevron" />
        {t.answerBlocks[block]}
      </summary>
      <div className={css.letter}>
        <p lang={submission.language}>{text}</p>
        {href === undefined ? (
          <CopyButton text={text} />
        ) : (
          <LinkButton href={href} variant="primary" onClick={onWrite}>
            <Icon name="mail" />
            {t.write}
          </LinkButton>
        )}
      </div>
    </details>
  );
}
