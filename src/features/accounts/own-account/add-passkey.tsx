import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { buttonClass } from "#ui/button.tsx";
import { AnswerNotice } from "#ui/dashboard/forms/answer-notice.tsx";
import form from "#ui/dashboard/forms/part-form.module.css";
import { useAnswers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import { ACCOUNT_LIMITS } from "../account-fields.ts";
import { ConfirmStep } from "../forms/confirm-step.tsx";
import { accountsTexts } from "../texts.ts";
import { knowsPasskeys, type Registered, registerPasskey } from "./passkey-ceremonies.ts";

/** Form that adds a passkey of this device in a confirmed session. @param device default name of the passkey */
export function AddPasskey({ device }: { device: string }) {
  const { account } = useTexts(accountsTexts);
  const [able, setAble] = useState<boolean>();
  const [outcome, setOutcome] = useState<Registered | "busy">();
  const answers = useAnswers("passkey-add");
  const name = useRef("");
  const { revalidate } = useRevalidator();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => setAble(knowsPasskeys()), []);
  useEffect(() => {
    if (outcome !== undefined) notice.current?.focus();
  }, [outcome]);
  const add = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name")).trim();
    name.current = (typed === "" ? device : typed).slice(0, ACCOUNT_LIMITS.name);
    setOutcome(undefined);
    answers.send({ intent: "passkey-add" });
  };
  const isAllowed = answers.answer?.kind === "done";
  // biome-ignore lint/correctness/useExhaustiveDependencies: each answer counts, also an equal one.
  useEffect(() => {
    if (!isAllowed) return;
    setOutcome("busy");
    void registerPasskey(name.current).then((registered) => {
      setOutcome(registered);
      if (registered === "done") void revalidate();
    });
  }, [isAllowed, answers.answer, revalidate]);
  const isBusy = outcome === "busy" || answers.busy;
  if (able === false) return <p className="muted">{account.passkeysUnknown}</p>;
  return (
    <>
      {outcome === undefined || outcome === "busy" ? null : (
        <Notice ref={notice} kind={outcome === "done" ? "done" : "failed"}>
          <p>{account.passkeyOutcomes[outcome]}</p>
        </Notice>
      )}
      {isAllowed ? null : <AnswerNotice answer={answers.answer} done={account.done} />}
      <ConfirmStep answers={answers} />
      <form className={form.form} onSubmit={add}>
        <TextField
          field={{ id: "passkey-name", name: "name", label: account.passkeyName, hint: account.passkeyNameHint }}
          autoComplete="off"
          defaultValue={device}
        />
        <div>
          <button type="submit" className={buttonClass("medium")} disabled={isBusy || able === undefined}>
            {account.addPasskey}
          </button>
        </div>
      </form>
    </>
  );
}
