import type { FormOutcome } from "#ui/dashboard/forms/form-answer.ts";
import { PartForm } from "#ui/dashboard/forms/part-form.tsx";
import type { Answers } from "#ui/dashboard/forms/use-answers.ts";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { TextField } from "#ui/field.tsx";
import { accountsTexts } from "../texts.ts";
import css from "./app-set-up.module.css";

/** Width of the quiet zone around a QR code, in modules. */
const QUIET = 4;

/** Sets up an app: QR code, link and secret, and the field for its first code. */
export function AppSetUp({ answers, setUp }: { answers: Answers; setUp: Extract<FormOutcome, { kind: "app" }> }) {
  const { account, signIn } = useTexts(accountsTexts);
  const { secret, uri, qr } = setUp;
  return (
    <>
      <div className={css.ways}>
        {qr === undefined ? null : (
          <svg
            className={css.qr}
            viewBox={`${-QUIET} ${-QUIET} ${qr.size + 2 * QUIET} ${qr.size + 2 * QUIET}`}
            shapeRendering="crispEdges"
            role="img"
            aria-label={account.qr}
          >
            <path d={qr.path} />
          </svg>
        )}
        <div className={css.words}>
          <p>{account.scan}</p>
          <p>
            <a href={uri}>{account.openApp}</a>
          </p>
          <p>{account.typeSecret}</p>
          <p className={css.secret}>{inFours(secret)}</p>
        </div>
      </div>
      <PartForm answers={answers} intent="app-confirm" submit={account.appConfirm} variant="submit">
        <TextField
          field={{
            id: "app-code",
            name: "code",
            label: signIn.code,
            hint: account.codeHint,
            error: answers.errorOf("app-confirm", "code"),
          }}
          autoComplete="one-time-code"
          inputMode="numeric"
        />
      </PartForm>
    </>
  );
}

const inFours = (secret: string) => secret.match(/.{1,4}/g)?.join(" ");
