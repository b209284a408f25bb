import { useLocation } from "react-router";
import type { MailState } from "#features/submissions/storage/mails-store.server.ts";
import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useStaff } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { gettingStartedTexts } from "../texts.ts";
import { Check, type CheckProps } from "./check.tsx";
import css from "./mail-check.module.css";
import { TestMail } from "./test-mail.tsx";

/** State of mail delivery, with a test mail. @param ownAddress of the signed-in account */
export function MailCheck({
  state,
  ownAddress,
  testMail,
}: CheckProps & { ownAddress: string | undefined; testMail: MailState | undefined }) {
  const { language, texts } = useStaff(gettingStartedTexts);
  const { mail: words } = texts.gettingStarted;
  const { hasServer, lastSentAt } = state.mail;
  const { search } = useLocation();
  const answers = useAnswers("test-mail");
  const typed = answers.answer?.kind === "refused" ? answers.answer.typed?.email : undefined;
  return (
    <Check step="mail" state={state}>
      <p>
        {!hasServer
          ? words.noServer
          : lastSentAt === undefined
            ? words.neverSent
            : fill(words.sent, { time: timeText(lastSentAt, language) })}
      </p>
      {hasServer || testMail !== undefined ? (
        <div className={css.test}>
          <AnswerNotice answer={answers.answer} done={{}} />
          <PartForm answers={answers} intent="test-mail" submit={words.send}>
            <TextField
              field={{
                id: "test-mail-email",
                name: "email",
                label: words.testTo,
                error: answers.errorOf("test-mail", "email"),
              }}
              type="email"
              autoComplete="email"
              defaultValue={typed ?? ownAddress ?? ""}
            />
          </PartForm>
          {testMail === undefined ? null : <TestMail key={search} mail={testMail} />}
        </div>
      ) : null}
    </Check>
  );
}
