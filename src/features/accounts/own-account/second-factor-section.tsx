import { useEffect, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import type { FormOutcome } from "#ui/dashboard/forms/form-answer.ts";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { type Answers, useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";
import { AppSetUp } from "./app-set-up.tsx";
import { OwnPasswordField } from "./own-password-field.tsx";
import { RecoveryCodes } from "./recovery-codes.tsx";

type SetUp = Extract<FormOutcome, { kind: "app" }>;

/** Section of the second factor by app. @param codesLeft number of unused recovery codes */
export function SecondFactorSection({ on, codesLeft }: { on: boolean; codesLeft: number }) {
  const { account } = useTexts(accountsTexts);
  const answers = useAnswers("app-start", "app-confirm", "app-codes", "app-remove");
  const { answer } = answers;
  const setUp = useLastSetUp(answers);
  return (
    <Section title={account.secondFactor} lead={account.secondFactorLead}>
      <p>{on ? fill(account.appOn, { count: codesLeft }) : account.appOff}</p>
      <AnswerNotice answer={answer} done={account.done} />
      {answer?.kind === "codes" ? <RecoveryCodes codes={answer.codes} /> : null}
      {on ? <WhenOn answers={answers} /> : null}
      {!on && setUp !== undefined ? <AppSetUp answers={answers} setUp={setUp} /> : null}
      {!on && setUp === undefined && answer?.kind !== "codes" ? <Start answers={answers} /> : null}
    </Section>
  );
}

/** The secret to confirm, which stays on the page after a wrong code. */
function useLastSetUp({ answer }: Answers): SetUp | undefined {
  const [last, setLast] = useState<SetUp>();
  useEffect(() => {
    if (answer?.kind === "app") setLast(answer);
    if (answer?.kind === "codes") setLast(undefined);
  }, [answer]);
  return answer?.kind === "app" ? answer : last;
}

function Start({ answers }: { answers: Answers }) {
  const { account } = useTexts(accountsTexts);
  return (
    <PartForm answers={answers} intent="app-start" submit={account.appStart}>
      <OwnPasswordField id="app-password" error={answers.errorOf("app-start", "password")} />
    </PartForm>
  );
}

function WhenOn({ answers }: { answers: Answers }) {
  const { account } = useTexts(accountsTexts);
  return (
    <>
      <PartForm answers={answers} intent="app-codes" submit={account.newCodes}>
        <p className="muted">{account.newCodesLead}</p>
        <OwnPasswordField id="codes-password" error={answers.errorOf("app-codes", "password")} />
      </PartForm>
      <PartForm answers={answers} intent="app-remove" submit={account.appRemove}>
        <p className="muted">{account.appRemoveLead}</p>
        <OwnPasswordField id="remove-password" error={answers.errorOf("app-remove", "password")} />
      </PartForm>
    </>
  );
}
