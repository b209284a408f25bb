import type { Audit } from "#features/audit/audit.server.ts";
import { refusedSignIns } from "#features/audit/refused-sign-ins.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { openCounters } from "#platform/rate-limits/rate-counters.server.ts";
import { createActorLookup } from "./actor-lookup.server.ts";
import { authAsker } from "./ask-auth.server.ts";
import { confirmation } from "./confirm.server.ts";
import { accountCookies } from "./cookies.server.ts";
import { knownDevices } from "./known-devices.server.ts";
import { links } from "./links.server.ts";
import { ownAccount } from "./own-account.server.ts";
import { ownSecondFactor } from "./own-second-factor.server.ts";
import { ownTokens } from "./own-tokens.server.ts";
import { passkeys } from "./passkeys.server.ts";
import { createPasswords, type Passwords } from "./passwords.server.ts";
import { secondStep } from "./second-step.server.ts";
import { signIn } from "./sign-in.server.ts";
import { signInLimits } from "./sign-in-limits.server.ts";
import { signInRecord } from "./sign-in-record.server.ts";
import { staff } from "./staff.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Wrong passwords from one address in 10 minutes; other limits of signing in are in proportion; 0 for none. */
    loginLimit: number;
    /** The first account, on a database that has none. */
    admin: { username: string; password: string } | undefined;
  }
}

declare module "#platform/services.server.ts" {
  interface Services {
    accounts: Accounts;
    /** Path of a list in the API, for the example shown with a new token. */
    apiExample: string;
  }
}

/**
 * Staff accounts. Methods with an actor throw ExpectedError `forbidden` for API tokens and without the role,
 * `not-found` for what does not exist or belongs to others, and `unconfirmed`, where noted, unless the session was
 * started or confirmed within the last ten minutes. Changes are recorded in the audit log, without passwords, codes,
 * e-mail addresses and secrets.
 */
export type Accounts = ReturnType<typeof openAccounts>["accounts"];

interface AccountsOptions {
  store: AccountsStore;
  audit: Pick<Audit, "noteDone">;
  config: Pick<Config, "publicUrl" | "allowedOrigins" | "databaseUrl" | "loginLimit">;
  /** The session secret. */
  secret: string;
  encrypter: Encrypter;
  log: Log;
  /** Called when a mail has been added to the outbox. */
  onMail(): void;
  passwords?: Passwords;
  /** Counts refused sign-ins by reason. */
  refusedByReason?: Map<string, number>;
}

/**
 * Creates the accounts service. `close` waits for work in progress, records refused sign-ins counted so far, and closes
 * the connections of the counters.
 */
export function openAccounts(options: AccountsOptions) {
  const {
    store,
    audit,
    config,
    secret,
    encrypter,
    log,
    onMail,
    passwords = createPasswords(),
    refusedByReason,
  } = options;
  const { publicUrl, allowedOrigins, databaseUrl, loginLimit } = config;
  const cookies = accountCookies(publicUrl, secret);
  const counters = openCounters({ databaseUrl, secret });
  const mailHost = new URL(publicUrl).hostname;
  const occasion = () => ({ at: Date.now(), mailHost });
  const { ask, decrypt } = authAsker({
    ...{ database: store.database, publicUrl, allowedOrigins, secret, cookies, passwords },
    async onNewPasskey(userId) {
      await store.secondFactors.announcePasskey(userId, occasion());
      onMail();
    },
  });
  const who = createActorLookup(store, cookies);
  const refusals = refusedSignIns(audit, refusedByReason);
  const parts = {
    ...{ store, audit, ask, decrypt, cookies, passwords, encrypter, publicUrl, occasion, onMail },
    devices: knownDevices(cookies),
    limits: signInLimits(counters, loginLimit),
    record: signInRecord(audit, refusals, who.whoIs),
  };
  const { signInAtOnce, ...signing } = signIn(parts, who.whoIs);
  const { idle, ...byLink } = links(parts, signInAtOnce, log);
  return {
    accounts: {
      ...who,
      ...signing,
      ...secondStep(parts),
      ...confirmation(parts),
      ...passkeys(parts, who.whoIs),
      ...ownAccount(parts),
      ...ownSecondFactor(parts),
      ...ownTokens(parts),
      ...staff(parts),
      ...byLink,
    },
    async close(): Promise<void> {
      await idle();
      await refusals.end();
      await counters.close();
    },
  };
}
