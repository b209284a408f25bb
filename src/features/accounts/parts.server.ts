import type { Audit } from "#features/audit/audit.server.ts";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { SignInOutcome, Visit } from "./accounts.server.ts";
import type { AskAuth } from "./ask-auth.server.ts";
import type { Auth } from "./auth.server.ts";
import type { Cookies } from "./cookies.server.ts";
import type { KnownDevices } from "./known-devices.server.ts";
import type { Passwords } from "./passwords.server.ts";
import type { SignInLimits } from "./sign-in-limits.server.ts";
import type { SignInRecord } from "./sign-in-record.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";
import type { MailOccasion } from "./storage/staff-mails.server.ts";

/** Dependencies of the parts of the accounts service. */
export interface AccountParts {
  store: AccountsStore;
  /** Records changes by better-auth after their commit, as it has transactions of its own. */
  audit: Pick<Audit, "noteDone">;
  record: SignInRecord;
  ask: AskAuth;
  decrypt: Auth["decrypt"];
  cookies: Cookies;
  devices: KnownDevices;
  limits: SignInLimits;
  passwords: Passwords;
  encrypter: Encrypter;
  /** The site's address without a slash at its end. */
  publicUrl: string;
  /** Returns the time and host name for mails about a change. */
  occasion(): MailOccasion;
  /** Called when a mail has been added to the outbox. */
  onMail(): void;
}

/** Starts a session with a password that was just set, without rate limits. */
export type SignInAtOnce = (username: string, password: string, visit: Visit) => Promise<SignInOutcome>;
