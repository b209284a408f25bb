import { Fragment } from "react";
import { PageHead } from "#ui/dashboard/page-head.tsx";
import { useTexts } from "#ui/dashboard/staff-context.tsx";
import { ownAccountContext } from "../staff.ts";
import { accountsTexts } from "../texts.ts";
import type { Route } from "./+types/page";
import { accountAction } from "./account-action.ts";
import { EmailSection } from "./email-section.tsx";
import { PasskeysSection } from "./passkeys-section.tsx";
import { PasswordSection } from "./password-section.tsx";
import { ProfileSection } from "./profile-section.tsx";
import { RequiredNotice } from "./required-notice.tsx";
import { SecondFactorSection } from "./second-factor-section.tsx";
import { SessionsSection } from "./sessions-section.tsx";
import { TokensSection } from "./tokens-section.tsx";

/** Loads the page of one's own account: protection, sessions and API tokens. */
export async function loader(args: Route.LoaderArgs) {
  const { actor, accounts, config, apiExample } = await ownAccountContext(args);
  const [protection, sessions, tokens] = await Promise.all([
    accounts.protection(actor),
    accounts.sessions(actor),
    accounts.tokens(actor),
  ]);
  return { protection, sessions, tokens, list: config.publicUrl + apiExample };
}

export const action = (args: Route.ActionArgs) => accountAction(args);

export { clientAction } from "#ui/dashboard/forms/client-action.ts";

/** Passes on the headers of the action: cookies and `Retry-After`. */
export function headers({ actionHeaders }: Route.HeadersArgs) {
  return actionHeaders;
}

export default function AccountPage({ loaderData: { protection, sessions, tokens, list } }: Route.ComponentProps) {
  const { account } = useTexts(accountsTexts);
  const device = sessions.find(({ current }) => current)?.device ?? "";
  const { totp, recoveryCodes, passkeys, secondFactorRequired: required } = protection;
  const factors = (
    // The key preserves the section when the order changes, with codes that are shown only once.
    <Fragment key="factors">
      <SecondFactorSection on={totp} codesLeft={recoveryCodes} />
      <PasskeysSection passkeys={passkeys} device={device} />
    </Fragment>
  );
  const others = (
    <Fragment key="others">
      <ProfileSection />
      <EmailSection email={protection.email} />
      <PasswordSection passkeys={passkeys.length} tokens={tokens.length} />
    </Fragment>
  );
  const owed = required && !totp && passkeys.length === 0;
  return (
    <div className="wrap">
      <PageHead title={account.title} />
      {required ? <RequiredNotice owed={owed} /> : null}
      {required ? [factors, others] : [others, factors]}
      <SessionsSection sessions={sessions} />
      <TokensSection tokens={tokens} list={list} />
    </div>
  );
}
