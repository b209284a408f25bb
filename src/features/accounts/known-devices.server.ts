import { createHash, randomBytes } from "node:crypto";
import type { Cookies } from "./cookies.server.ts";

const DAYS = 400;
/** Maximum number of accounts remembered by one browser, such as a shared office computer. */
const ACCOUNTS_MAX = 5;
const ID_BYTES = 16;

/** Browsers from which somebody has signed in before, identified by a signed cookie. */
export interface KnownDevices {
  /** Returns the browser's id if this account has signed in from it. */
  find(headers: Headers, username: string): string | undefined;
  /** Returns a `Set-Cookie` value that adds the account to those known from this browser. */
  remember(headers: Headers, username: string): string;
}

/** Creates the look-up of known browsers. The cookie contains hashes, no usernames. */
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
