import { timeText } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { Button } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import { Section } from "#ui/dashboard/forms/section.tsx";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useQuestion } from "#ui/dashboard/forms/use-question.tsx";
import { useStaff, useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import type { OwnToken } from "../accounts.server.ts";
import { ConfirmStep } from "../forms/confirm-step.tsx";
import { accountsTexts } from "../texts.ts";
import { Entries, Entry } from "./entries.tsx";
import { NewToken } from "./new-token.tsx";

/** Section of API tokens. @param list full address of a list for the example */
export function TokensSection({ tokens, list }: { tokens: readonly OwnToken[]; list: string }) {
  const { account } = useTexts(accountsTexts);
  const { language } = useStaff();
  const answers = useAnswers("token-create", "token-revoke");
  const { answer } = answers;
  const { ask, dialog } = useQuestion();
  const revoke = ({ id, name }: OwnToken) =>
    ask({
      title: fill(account.revokeTitle, { name }),
      text: account.revokeText,
      confirm: account.revoke,
      onConfirm: () => answers.send({ intent: "token-revoke", id }),
    });
  const factsOf = ({ createdAt, lastUsedAt }: OwnToken) =>
    fill(lastUsedAt === undefined ? account.tokenUnused : account.tokenTimes, {
      from: timeText(createdAt, language),
      used: lastUsedAt === undefined ? "" : timeText(lastUsedAt, language),
    });
  return (
    <Section title={account.tokens} lead={account.tokensLead} anchor="tokens">
      <AnswerNotice answer={answer} done={account.done} />
      <ConfirmStep answers={answers} />
      {answer?.kind === "token" ? <NewToken token={answer.token} list={list} /> : null}
      {tokens.length === 0 ? (
        <p>{account.noTokens}</p>
      ) : (
        <Entries>
          {tokens.map((token) => (
            <Entry key={token.id} name={token.name} facts={factsOf(token)}>
              <Button variant="small" onClick={() => revoke(token)} aria-label={`${account.revoke}: ${token.name}`}>
                {account.revoke}
              </Button>
            </Entry>
          ))}
        </Entries>
      )}
      <PartForm answers={answers} intent="token-create" submit={account.createToken}>
        <TextField
          field={{
            id: "token-name",
            name: "name",
            label: account.tokenName,
            hint: account.tokenNameHint,
            error: answers.errorOf("token-create", "name"),
          }}
          autoComplete="off"
        />
      </PartForm>
      {dialog}
    </Section>
  );
}
