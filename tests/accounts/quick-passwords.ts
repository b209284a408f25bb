import { randomBytes, scrypt } from "node:crypto";
import { promisify } from "node:util";
import type { Passwords } from "#features/accounts/passwords.server.ts";

const derived = promisify(
  scrypt as (
    password: string,
    salt: string,
    bytes: number,
    cost: { N: number },
    done: (error: Error | null, key: Buffer) => void,
  ) => void,
);

/** Hashes as the site makes them, at a hundredth of the cost: tests sign in hundreds of times. */
export const quickPasswords: Passwords = {
  async hash(password) {
    const salt = randomBytes(8).toString("hex");
    return `${salt}:${(await derived(password, salt, 32, { N: 256 })).toString("hex")}`;
  },
  async verify({ hash, password }) {
    const [salt = "", key] = hash.split(":");
    return (await derived(password, salt, 32, { N: 256 })).toString("hex") === key;
  },
};
