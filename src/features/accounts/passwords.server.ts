import { randomBytes } from "node:crypto";
import { limitConcurrency } from "#platform/files/limit-concurrency.server.ts";

/** Hashes at once: each uses 32 MB and one of the four threads that Node has for files and DNS. */
const AT_ONCE = 2;

/** Computes and checks password hashes (scrypt, outside the event loop). */
export interface Passwords {
  hash(password: string): Promise<string>;
  verify(check: { hash: string; password: string }): Promise<boolean>;
}

/** Creates the hash functions; two calls run at once, further ones wait. */
export function createPasswords(): Passwords {
  // Loaded when first needed, to keep the start fast.
  const hashing = () => import("better-auth/crypto");
  const inTurn = limitConcurrency(AT_ONCE, (work: () => Promise<string | boolean>) => work());
  return {
    hash: (password) => inTurn(async () => (await hashing()).hashPassword(password)) as Promise<string>,
    verify: (check) => inTurn(async () => (await hashing()).verifyPassword(check)) as Promise<boolean>,
  };
}

/** Returns a random password for accounts without one, so that checking it takes as long as any other. */
export function unknownPassword(): string {
  return randomBytes(32).toString("base64url");
}
