import { Link } from "react-router";
import { hasPersonName } from "#features/accounts/account-fields.ts";
import { languageName } from "#platform/i18n/languages.ts";
import { fill } from "#platform/i18n/texts.ts";
import { LinkButton } from "#ui/button.tsx";
import { CopyButton } from "#ui/dashboard/copy-button.tsx";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { Icon } from "#ui/icon.tsx";
import type { OpenedSubmission, PreparedAnswer } from "../../inbox.server.ts";
import { useInboxTexts } from "../inbox-form.tsx";
import css from "./columns.module.css";
import { Part } from "./part.tsx";

/** Prepared replies that open in the user's mail program. @param onWrite called when one is opened */
export function AnswerSection({ submission, onWrite }: { submission: OpenedSubmission; onWrite: () => void }) {
  const t = useInboxTexts();
  const { actor, language: account } = useStaff();
  const { answers, language, email } = submission;
  const isLinked = answers.some(({ href }) => href !== undefined);
  return (
    <Part title={t.answerTitle} id="answer">
      {isLinked ? (
        <p className={`muted ${css.lead}`}>{fill(t.answerLead, { language: languageName(language, account) })}</p>
      ) : (
        <div className={css.unlinked}>
          <p>{t.noLink}</p>
          <p className={css.buttons}>
            <strong className={css.address}>{email}</strong>
            <CopyButton text={email ?? ""} />
          </p>
        </div>
      )}
      {actor === undefined || hasPersonName(actor) ? null : (
        <p className={`muted ${css.lead}`}>
          {t.signedByCompany} <Link to="/dashboard/account">{t.enterName}</Link>
        </p>
      )}
      <div className={css.blocks}>
        {answers.map((answer) => (
          <Letter key={answer.block} answer={answer} submission={submission} onWrite={onWrite} />
        ))}
      </div>
    </Part>
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
