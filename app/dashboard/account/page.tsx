import { staffContext } from "../../middleware/staff.ts";
import { useTexts } from "../layout/staff-context.tsx";
import { PageHead } from "../parts/page-head.tsx";
import type { Route } from "./+types/page";
import { accountAction } from "./account-action.ts";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TokensSection } from "./tokens-section.tsx";

/** One's own account: how it is protected, where it is signed in, and what programs may use it. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, accounts, config } = await staffContext(args);
  const [protection, sessions, tokens] = await Promise.all([
    accounts.protection(actor),
    accounts.sessions(actor),
    accounts.tokens(actor),
  ]);
  return { protection, sessions, tokens, site: config.publicUrl };
}

export const action = (args: Route.ActionArgs) => accountAction(args);

export { clientAction } from "../account-forms/client-action.ts";

/** Whatever the action says of the answer's headers: cookies, and how long to wait before the next try. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AccountPage({ loaderData: { protection, sessions, tokens, site } }: Route.ComponentProps) {
  const { account } = useTexts();
  const device = sessions.find(({ current }) => current)?.device ?? "";
  return (
    <div className="wrap">
      <PageHead title={account.title} />
      <ProfileSection />
      <EmailSection email={protection.email} />
      <PasswordSection />
      <SecondFactorSection on={protection.totp} codesLeft={protection.recoveryCodes} />
      <PasskeysSection passkeys={protection.passkeys} device={device} />
      <SessionsSection sessions={sessions} />
      <TokensSection tokens={tokens} site={site} />
    </div>
  );
}
