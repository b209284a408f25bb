import { useContext } from "react";
import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { DocumentPartsContext } from "#ui/document-parts.ts";
import { accountsTexts } from "../texts.ts";

/** Button to sign in with a passkey; `enhance-sign-in.ts` shows it where the browser supports it. */
export function PasskeyButton({ next }: { next: string | undefined }) {
  const { signIn } = useTexts(accountsTexts);
  const { versioned } = useContext(DocumentPartsContext);
  return (
    <div data-passkey={next ?? "/dashboard"} hidden>
      <button type="button" className={buttonClass("medium")}>
        {signIn.passkey}
      </button>
      <p role="alert" hidden>
        {signIn.passkeyFailed}
      </p>
      {import.meta.env.PROD ? (
        <script src={versioned("/assets/sign-in.js")} defer />
      ) : (
        <script src="/src/features/accounts/sign-in/enhance-sign-in.ts" type="module" />
      )}
    </div>
  );
}
