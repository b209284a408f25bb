import type { Accounts } from "#features/accounts/accounts.server.ts";
import { askedUsername } from "#features/accounts/sign-in.server.ts";
import type { AccountsStore } from "#features/accounts/storage/accounts-store.server.ts";
import type { Audit } from "./audit.server.ts";
import { auditedOwnAccount } from "./audited-own-account.server.ts";
import { auditedSigningIn } from "./audited-signing-in.server.ts";
import { auditedStaff } from "./audited-staff.server.ts";
import { refusedSignIns } from "./refused-sign-ins.server.ts";

/** What finds the account of a refused sign-in. */
type Users = Pick<AccountsStore["users"], "byName" | "byId">;

/**
 * The accounts, with all that is done to them on record. Each method is named here or in one of the parts: a new one is
 * to be decided on.
 * @returns `end` records what is still only counted
 */
export function auditedAccounts(
  accounts: Accounts,
  audit: Audit,
  users: Users,
): { accounts: Accounts; end(): Promise<void> } {
  const refused = refusedSignIns(audit);
  const nameOf = async (typed: string) => {
    const username = askedUsername(typed);
    return username === undefined ? undefined : (await users.byName(username))?.username;
  };
  const byId = async (id: string) => (await users.byId(id))?.username;
  const recorded: Accounts = {
    ...auditedSigningIn(accounts, audit, { refused, nameOf, byId }),
    ...auditedOwnAccount(accounts, audit),
    ...auditedStaff(accounts, audit),

    // These change nothing.
    whoIs: accounts.whoIs,
    whoseToken: accounts.whoseToken,
    protection: accounts.protection,
    sessions: accounts.sessions,
    tokens: accounts.tokens,
    staff: accounts.staff,
    openInvitation: accounts.openInvitation,
    openReset: accounts.openReset,
    openSetUp: accounts.openSetUp,
    // In what language somebody reads the dashboard is of no concern to others.
    setLanguage: accounts.setLanguage,
    // It tells nothing of whether there is such an account, not by its time either; the mail is in the outbox.
    requestReset: accounts.requestReset,
    requireConfirmed: accounts.requireConfirmed,
    // A secret counts only once it is confirmed.
    startTotp: accounts.startTotp,
  };
  return { accounts: recorded, end: refused.end };
}
