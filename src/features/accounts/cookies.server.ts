import { createHmac } from "node:crypto";
import { isSameText } from "#platform/crypto/same-text.server.ts";

/** Names of the cookies of staff. */
export interface CookieNames {
  session: string;
  secondFactor: string;
  passkey: string;
  device: string;
}

/** Reads and writes the signed cookies of staff. */
export interface Cookies {
  names: CookieNames;
  /** Whether browsers send them over https only. */
  secure: boolean;
  /** Returns the value of a signed cookie; undefined when it is missing or its signature is invalid. */
  read(headers: Headers, name: string): string | undefined;
  /** Returns a `Set-Cookie` value. @param days its lifetime */
  write(name: string, value: string, days: number): string;
  /** Returns a `Set-Cookie` value that removes the cookie. */
  expire(name: string): string;
  /** Returns a `Cookie` header with the named cookies of a request. */
  pick(headers: Headers, names: readonly string[]): string;
}

const DAY_S = 86_400;

/**
 * Creates the reader and writer.
 * @param publicUrl with https, names begin with `__Host-`, so that no other host of the domain can set them
 * @param secret also better-auth's
 */
export function accountCookies(publicUrl: string, secret: string): Cookies {
  const secure = publicUrl.startsWith("https:");
  const prefix = secure ? "__Host-" : "";
  const attributes = `Path=/; HttpOnly; SameSite=Lax${secure ? "; Secure" : ""}`;
  // As better-auth signs its own: `value.signature`, both together URI-encoded.
  const signature = (value: string) => createHmac("sha256", secret).update(value).digest("base64");
  return {
    secure,
    names: {
      session: `${prefix}session`,
      secondFactor: `${prefix}second-factor`,
      passkey: `${prefix}passkey`,
      device: `${prefix}device`,
    },
    read(headers, name) {
      const text = decoded(cookiesOf(headers).get(name) ?? "");
      const dot = text.lastIndexOf(".");
      if (dot < 1) return undefined;
      const value = text.slice(0, dot);
      return isSameText(text.slice(dot + 1), signature(value)) ? value : undefined;
    },
    write: (name, value, days) =>
      `${name}=${encodeURIComponent(`${value}.${signature(value)}`)}; Max-Age=${days * DAY_S}; ${attributes}`,
    expire: (name) => `${name}=; Max-Age=0; ${attributes}`,
    pick(headers, names) {
      const given = cookiesOf(headers);
      return names.flatMap((name) => (given.has(name) ? [`${name}=${given.get(name)}`] : [])).join("; ");
    },
  };
}

function cookiesOf(headers: Headers): Map<string, string> {
  const pairs = (headers.get("cookie") ?? "").split(";").map((pair) => pair.trim());
  // Of two cookies with one name the first counts, as its path is longer; a name with `__Host-` has only one.
  return new Map(pairs.reverse().map((pair) => [pair.split("=", 1)[0] ?? "", pair.slice(pair.indexOf("=") + 1)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}
