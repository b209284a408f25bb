import type { Config } from "#platform/config.server.ts";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { openCounters } from "#platform/rate-limits/rate-counters.server.ts";
import type { Accounts } from "./accounts.server.ts";
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
import { staff } from "./staff.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";
import { whoAsks } from "./who.server.ts";

declare module "#platform/config.server.ts" {
  interface Config {
    /** Wrong passwords from one address in 10 minutes; other limits of signing in are in proportion; 0 for none. */
    loginLimit: number;
    /** The first account, on a database that has none. */
    admin: { username: string; password: string } | undefined;
  }
}

interface AccountsOptions {
  store: AccountsStore;
  config: Pick<Config, "publicUrl" | "allowedOrigins" | "databaseUrl" | "loginLimit">;
  /** The session secret. */
  secret: string;
  encrypter: Encrypter;
  log: Log;
  /** Called when a mail has been put into the outbox. */
  onMail(): void;
  passwords?: Passwords;
}

/** Opens the accounts. `close` waits for what is under way and gives the counters' connections back. */
export function openAccounts(options: AccountsOptions): { accounts: Accounts; close(): Promise<void> } {
  const { store, config, secret, encrypter, log, onMail, passwords = createPasswords() } = options;
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
  const parts = {
    ...{ store, ask, decrypt, cookies, passwords, encrypter, publicUrl, occasion, onMail },
    devices: knownDevices(cookies),
    limits: signInLimits(counters, loginLimit),
  };
  const who = whoAsks(store, cookies);
  const { signInAtOnce, ...signing } = signIn(parts);
  const { idle, ...byLink } = links(parts, signInAtOnce, log);
  return {
    accounts: {
      ...who,
      ...signing,
      ...secondStep(parts),
      ...confirmation(parts),
      ...passkeys(parts, who),
      ...ownAccount(parts),
      ...ownSecondFactor(parts),
      ...ownTokens(parts),
      ...staff(parts),
      ...byLink,
    },
    async close() {
      await idle();
      await counters.close();
    },
  };
}
