import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import type { OwnSession } from "../accounts.server.ts";
import { accountsTexts } from "../texts.ts";
import { Actions, Entries, Entry } from "./entries.tsx";
import { useDeviceWords } from "./use-device-words.ts";

/** Section of sessions, with buttons that end them. */
export function SessionsSection({ sessions }: { sessions: readonly OwnSession[] }) {
  const { account } = useTexts(accountsTexts);
  const { language } = useStaff();
  const answers = useAnswers("session-end", "sessions-end-others", "sessions-end-all");
  const { ask, dialog } = useQuestion();
  const wordsOf = useDeviceWords();
  const askAll = (intent: string, title: string, text: string, confirm: string) =>
    ask({ title, text, confirm, onConfirm: () => answers.send({ intent }) });
  return (
    <Section title={account.sessions} lead={account.sessionsLead}>
      <AnswerNotice answer={answers.answer} done={account.done} />
      <Entries>
        {sessions.map(({ id, device, signedInAt, lastSeenAt, current }) => {
          const name = wordsOf(device);
          const facts = fill(account.sessionTimes, {
            from: timeText(signedInAt, language),
            seen: timeText(lastSeenAt, language),
          });
          return (
            <Entry key={id} name={name} facts={facts} mark={current ? account.thisSession : undefined}>
              {current ? null : (
                <Button
                  variant="small"
                  onClick={() => answers.send({ intent: "session-end", id })}
                  aria-label={`${account.endSession}: ${name}`}
                >
                  {account.endSession}
                </Button>
              )}
            </Entry>
          );
        })}
      </Entries>
      <Actions>
        {sessions.length < 2 ? null : (
          <Button
            onClick={() =>
              askAll("sessions-end-others", account.endOthersTitle, account.endOthersText, account.endOthers)
            }
          >
            {account.endOthers}
          </Button>
        )}
        <Button onClick={() => askAll("sessions-end-all", account.endAllTitle, account.endAllText, account.endAll)}>
          {account.endAll}
        </Button>
      </Actions>
      {dialog}
    </Section>
  );
}
