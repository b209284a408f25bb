import { createHmac, timingSafeEqual } from "node:crypto";

/** Names of the cookies that staff get. */
export interface CookieNames {
  session: string;
  secondFactor: string;
  passkey: string;
  device: string;
}

/** What reads and writes these cookies. Values that are signed came from this site. */
export interface Cookies {
  names: CookieNames;
  /** Whether browsers send them over https only. */
  secure: boolean;
  /** The value of a signed cookie; undefined when it is not there or its signature is not ours. */
  read(headers: Headers, name: string): string | undefined;
  /** A `Set-Cookie` value. @param days it is kept */
  write(name: string, value: string, days: number): string;
  /** A `Set-Cookie` value that takes it out of the browser. */
  expire(name: string): string;
  /** A `Cookie` header with only the named ones of those that came. */
  pick(headers: Headers, names: readonly string[]): string;
}

const DAY_S = 86_400;

/**
 * Makes them.
 * @param publicUrl https: the names begin with `__Host-`, so that no other host of the domain can set them
 * @param secret better-auth signs with the same
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
      return isSame(text.slice(dot + 1), signature(value)) ? value : undefined;
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
  // Of two with one name the first counts: its path is the longer, and ours is the only one with `__Host-`.
  return new Map(pairs.reverse().map((pair) => [pair.split("=", 1)[0] ?? "", pair.slice(pair.indexOf("=") + 1)]));
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return "";
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}
