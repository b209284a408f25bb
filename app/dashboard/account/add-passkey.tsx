import { type SubmitEvent, useEffect, useRef, useState } from "react";
import { useRevalidator } from "react-router";
import { ACCOUNT_LIMITS } from "#content/accounts/account-fields.ts";
import { buttonClass } from "#ui/button.tsx";
import { TextField } from "#ui/field.tsx";
import { Notice } from "#ui/notice.tsx";
import form from "../forms/part-form.module.css";
import { useTexts } from "../layout/staff-context.tsx";
import { knowsPasskeys, type Registered, registerPasskey } from "./register-passkey.ts";

/** Makes a passkey on this device. @param device in words: the name it has unless another is typed */
export function AddPasskey({ device }: { device: string }) {
  const { account } = useTexts();
  const [able, setAble] = useState<boolean>();
  const [outcome, setOutcome] = useState<Registered | "busy">();
  const { revalidate } = useRevalidator();
  const notice = useRef<HTMLDivElement>(null);
  useEffect(() => setAble(knowsPasskeys()), []);
  useEffect(() => {
    if (outcome !== undefined) notice.current?.focus();
  }, [outcome]);
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typed = String(new FormData(event.currentTarget).get("name")).trim();
    setOutcome("busy");
    const name = (typed === "" ? device : typed).slice(0, ACCOUNT_LIMITS.name);
    const registered = await registerPasskey(name);
    setOutcome(registered);
    if (registered === "done") await revalidate();
  };
  if (able === false) return <p className="muted">{account.passkeysUnknown}</p>;
  return (
    <>
      {outcome === undefined || outcome === "busy" ? null : (
        <Notice ref={notice} kind={outcome === "done" ? "done" : "failed"}>
          <p>{account.passkeyOutcomes[outcome]}</p>
        </Notice>
      )}
      <form className={form.form} onSubmit={add}>
        <TextField
          field={{ id: "passkey-name", name: "name", label: account.passkeyName, hint: account.passkeyNameHint }}
          autoComplete="off"
          defaultValue={device}
        />
        <div>
          <button type="submit" className={buttonClass("medium")} disabled={outcome === "busy" || able === undefined}>
            {account.addPasskey}
          </button>
        </div>
      </form>
    </>
  );
}
