import { randomBytes } from "node:crypto";
import { atMost } from "#platform/files/at-most.server.ts";

/** Checks at once: each holds 32 MB and one of Node's four threads for files and names. */
const AT_ONCE = 2;

/** Makes and checks hashes of passwords (scrypt, beside the event loop). */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(check: { hash: string; password: string }): Promise<boolean>;
}

/** Makes them: two at once, the others wait. */
export function createPasswords(): Passwords {
  // Loaded when first needed: a start should not wait for it.
  const hashing = () => import("better-auth/crypto");
  const inTurn = atMost(AT_ONCE, (work: () => Promise<string | boolean>) => work());
  return {
    hash: (password) => inTurn(async () => (await hashing()).hashPassword(password)) as Promise<string>,
    verify: (check) => inTurn(async () => (await hashing()).verifyPassword(check)) as Promise<boolean>,
  };
}

/** A password that nobody knows, for accounts that have none yet: checking it takes as long as any other. */
export function unknownPassword(): string {
  return randomBytes(32).toString("base64url");
}
