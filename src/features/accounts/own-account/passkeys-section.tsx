import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import type { OwnPasskey } from "../accounts.server.ts";
import { ConfirmStep } from "../forms/confirm-step.tsx";
import { accountsTexts } from "../texts.ts";
import { AddPasskey } from "./add-passkey.tsx";
import { Entries, Entry } from "./entries.tsx";
import { useDeviceWords } from "./use-device-words.ts";

/** Passkeys: signing in without a password. @param device description of this browser */
export function PasskeysSection({ passkeys, device }: { passkeys: readonly OwnPasskey[]; device: string }) {
  const { account } = useTexts(accountsTexts);
  const { language } = useStaff();
  const answers = useAnswers("passkey-remove");
  const { ask, dialog } = useQuestion();
  const wordsOf = useDeviceWords();
  const remove = (id: string, name: string) =>
    ask({
      title: fill(account.removePasskeyTitle, { name }),
      text: account.removePasskeyText,
      confirm: account.remove,
      onConfirm: () => answers.send({ intent: "passkey-remove", id }),
    });
  return (
    <Section title={account.passkeys} lead={account.passkeysLead} anchor="passkeys">
      <AnswerNotice answer={answers.answer} done={account.done} />
      <ConfirmStep answers={answers} />
      {passkeys.length === 0 ? (
        <p>{account.noPasskeys}</p>
      ) : (
        <Entries>
          {passkeys.map(({ id, name, createdAt }) => {
            const shown = name === "" ? account.unnamedPasskey : name;
            return (
              <Entry key={id} name={shown} facts={fill(account.added, { time: timeText(createdAt, language) })}>
                <Button variant="small" onClick={() => remove(id, shown)} aria-label={`${account.remove}: ${shown}`}>
                  {account.remove}
                </Button>
              </Entry>
            );
          })}
        </Entries>
      )}
      <AddPasskey device={wordsOf(device)} />
      {dialog}
    </Section>
  );
}
