import { useEffect, useId, useRef, useState } from "react";
import { fill } from "#platform/i18n/texts.ts";
import { Button, buttonClass } from "#ui/button.tsx";
import { errorWords, type FormAnswer } from "#ui/dashboard/forms/form-answer.ts";
import { PasswordField } from "#ui/dashboard/forms/password-field.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { CONFIRM_FIELD } from "../account-fields.ts";
import { confirmByPasskey, knowsPasskeys } from "../own-account/passkey-ceremonies.ts";
import { accountsTexts } from "../texts.ts";
import css from "./confirm-step.module.css";

type Unconfirmed = Extract<FormAnswer, { kind: "unconfirmed" }>;

/**
 * Dialog that confirms the session when a form requires it. It sends the form again with its input and the password, or
 * after a passkey. Renders nothing while the latest answer requires no confirmation.
 */
export function ConfirmStep({ answers, place }: { answers: Answers; place?: string | undefined }) {
  const { answer } = answers;
  const [dismissed, setDismissed] = useState<FormAnswer>();
  if (answer?.kind !== "unconfirmed" || answer === dismissed) return null;
  return <Step answers={answers} answer={answer} place={place} onCancel={() => setDismissed(answer)} />;
}

interface StepProps {
  answers: Answers;
  answer: Unconfirmed;
  place: string | undefined;
  onCancel: () => void;
}

function Step({ answers: { Form, busy, send }, answer, place, onCancel }: StepProps) {
  const texts = useTexts(accountsTexts);
  const { account, accountForms, parts } = texts;
  const id = useId();
  const box = useRef<HTMLFormElement>(null);
  const cameFrom = useRef<Element>(null);
  const [passkey, setPasskey] = useState<"none" | "offered" | "busy" | "failed">("none");
  useEffect(() => {
    cameFrom.current ??= document.activeElement;
    if (answer.hasPasskeys && knowsPasskeys()) setPasskey("offered");
    box.current?.querySelector<HTMLInputElement>("input:not([type=hidden])")?.focus();
    box.current?.scrollIntoView({ block: "nearest" });
  }, [answer]);

  const fields = { ...answer.typed, intent: answer.intent };
  const askPasskey = async () => {
    setPasskey("busy");
    const confirmed = await confirmByPasskey();
    setPasskey(confirmed ? "offered" : "failed");
    if (confirmed) send(fields);
  };
  const cancel = () => {
    onCancel();
    if (cameFrom.current instanceof HTMLElement && cameFrom.current.isConnected) cameFrom.current.focus();
  };
  const error =
    answer.minutes !== undefined
      ? fill(accountForms.limited, { minutes: answer.minutes })
      : answer.error && errorWords(texts, answer.error);
  return (
    <Form
      method="post"
      noValidate
      ref={box}
      className={[css.step, place].filter(Boolean).join(" ")}
      aria-labelledby={`${id}-title`}
      onKeyDown={({ key }) => key === "Escape" && cancel()}
    >
      <h3 id={`${id}-title`}>{account.confirmTitle}</h3>
      <p>{account.confirmText}</p>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <PasswordField
        field={{ id: `${id}-password`, name: CONFIRM_FIELD, label: account.currentPassword, error }}
        autoComplete="current-password"
      />
      {passkey === "failed" ? <p role="alert">{account.confirmPasskeyFailed}</p> : null}
      <div className={css.actions}>
        <button type="submit" className={buttonClass("submit")} disabled={busy || passkey === "busy"}>
          {account.confirmSubmit}
        </button>
        {passkey === "none" ? null : (
          <Button onClick={askPasskey} disabled={busy || passkey === "busy"}>
            {account.confirmPasskey}
          </Button>
        )}
        <Button onClick={cancel}>{parts.back}</Button>
      </div>
    </Form>
  );
}
