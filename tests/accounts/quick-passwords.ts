import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import { createPasswords, type Passwords } from "#features/accounts/passwords.server.ts";

const derived = promisify(
  scrypt as (
    password: string,
    salt: string,
    bytes: number,
    cost: { N: number },
    done: (error: Error | null, key: Buffer) => void,
  ) => void,
);

/** Begins a hash that was made here. */
const QUICK = "quick";
const real = createPasswords();

/**
 * Hashes as the site makes them, at a hundredth of the cost: tests sign in hundreds of times. Hashes that the site has
 * made are checked as the site does.
 */
export const quickPasswords: Passwords = {
  async hash(password) {
    const salt = QUICK + randomBytes(8).toString("hex");
    return `${salt}:${(await derived(password, salt, 32, { N: 256 })).toString("hex")}`;
  },
  async verify({ hash, password }) {
    if (!hash.startsWith(QUICK)) return real.verify({ hash, password });
    const [salt = "", key] = hash.split(":");
    return (await derived(password, salt, 32, { N: 256 })).toString("hex") === key;
  },
};
