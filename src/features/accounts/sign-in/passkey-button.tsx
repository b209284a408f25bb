import { buttonClass } from "#ui/button.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { accountsTexts } from "../texts.ts";

/** Button to sign in with a passkey; `enhance-sign-in.ts` shows it where the browser supports it. */
export function PasskeyButton({ next }: { next: string | undefined }) {
  const { signIn } = useTexts(accountsTexts);
  return (
    <div data-passkey={next ?? "/dashboard"} hidden>
      <button type="button" className={buttonClass("medium")}>
        {signIn.passkey}
      </button>
      <p role="alert" hidden>
        {signIn.passkeyFailed}
      </p>
    </div>
  );
}
