import { createHash, randomBytes } from "node:crypto";
import type { Cookies } from "./cookies.server.ts";

const DAYS = 400;
/** Accounts that one browser remembers: an office's shared computer has a few. */
const ACCOUNTS_MAX = 5;
const ID_BYTES = 16;

/** Browsers from which somebody has signed in before: a signed cookie names the browser and whose it is. */
export interface KnownDevices {
  /** The browser's own name, if this account has signed in from it. */
  find(headers: Headers, username: string): string | undefined;
  /** A `Set-Cookie` value that makes the browser known for this account too. */
  remember(headers: Headers, username: string): string;
}

/** Makes them. The cookie tells nobody a username: it holds hashes. */
export function knownDevices(cookies: Cookies): KnownDevices {
  const { device } = cookies.names;
  const hashOf = (id: string, username: string) =>
    createHash("sha256").update(`${id} ${username}`).digest("base64url").slice(0, 22);
  const parsed = (headers: Headers) => {
    const [id, ...accounts] = (cookies.read(headers, device) ?? "").split("~");
    return { id: id ?? "", accounts };
  };
  return {
    find(headers, username) {
      const { id, accounts } = parsed(headers);
      return id !== "" && accounts.includes(hashOf(id, username)) ? id : undefined;
    },
    remember(headers, username) {
      const known = parsed(headers);
      const id = known.id || randomBytes(ID_BYTES).toString("base64url");
      const accounts = new Set([hashOf(id, username), ...known.accounts]);
      return cookies.write(device, [id, ...[...accounts].slice(0, ACCOUNTS_MAX)].join("~"), DAYS);
    },
  };
}
