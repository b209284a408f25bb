import { newLinkToken } from "#features/submissions/link-token.server.ts";
import type { Config } from "#platform/config.server.ts";
import type { Encrypter } from "#platform/crypto/encrypter.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { createPasswords } from "./passwords.server.ts";
import type { AccountsStore } from "./storage/accounts-store.server.ts";

interface FirstAccountOptions {
  store: AccountsStore;
  config: Pick<Config, "admin" | "publicUrl">;
  encrypter: Encrypter;
  log: Log;
}

/**
 * Creates the first account on a database without accounts: the admin of the settings or, without one, logs the address
 * of a page that creates an admin and works once.
 */
export async function provideFirstAccount({ store, config, encrypter, log }: FirstAccountOptions): Promise<void> {
  if (await store.users.any()) return;
  const { admin, publicUrl } = config;
  const activatedAt = Date.now();
  if (admin !== undefined) {
    const { username, password } = admin;
    const passwordHash = await createPasswords().hash(password);
    const person = { username, name: username, email: undefined, role: "admin", language: "en" } as const;
    if (await store.users.createFirst({ ...person, passwordHash, activatedAt }, "settings"))
      log.info("first account made");
    return;
  }
  const { hash, encrypted } = newLinkToken(encrypter);
  await store.links.addSetUp(hash, activatedAt);
  log.warn(`no account yet: the first one is made at ${publicUrl}/sign-in/set-up/${encrypter.decrypt(encrypted)}`);
}
