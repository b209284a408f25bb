import type { Sealer } from "../mail/seal.ts";
import type { AccountsStore } from "../storage/accounts/accounts-store.ts";
import type { MailOccasion } from "../storage/accounts/staff-mails.ts";
import type { SignInOutcome, Visit } from "./accounts.ts";
import type { AskAuth } from "./ask-auth.ts";
import type { Auth } from "./auth.ts";
import type { Cookies } from "./cookies.ts";
import type { KnownDevices } from "./known-devices.ts";
import type { Passwords } from "./passwords.ts";
import type { SignInLimits } from "./sign-in-limits.ts";

/** What the parts of `Accounts` are made of. */
export interface AccountParts {
  store: AccountsStore;
  ask: AskAuth;
  decrypt: Auth["decrypt"];
  cookies: Cookies;
  devices: KnownDevices;
  limits: SignInLimits;
  passwords: Passwords;
  sealer: Sealer;
  /** The site's address without a slash at its end. */
  publicUrl: string;
  /** What mails about something that happens now are marked with. */
  occasion(): MailOccasion;
  /** Called when a mail has been put into the outbox. */
  onMail(): void;
}

/** Begins a session after a password that needs no limit: it was set just now. */
export type SignInAtOnce = (username: string, password: string, visit: Visit) => Promise<SignInOutcome>;
