import type { Visit } from "./accounts.server.ts";
import type { Auth, AuthOptions } from "./auth.server.ts";
import { SESSION_DAYS } from "./session-times.server.ts";

const DEVICE_MAX = 300;

/** The only routes of better-auth that are used. */
export type AuthPath =
  | "/sign-in/username"
  | "/verify-password"
  | `/two-factor/${"verify-totp" | "verify-backup-code" | "enable" | "generate-backup-codes"}`
  | `/passkey/${"generate-register-options" | "verify-registration" | "generate-authenticate-options" | "verify-authentication"}`;

/** A request to better-auth. */
export interface Question {
  /** Names of the visitor's cookies that are passed on. */
  cookies: readonly string[];
  /** JSON; undefined: a GET request. */
  body?: unknown;
  query?: Record<string, string>;
}

/** Response of better-auth. Cookies are whole `Set-Cookie` values, only of this site's names. */
export interface AuthAnswer {
  status: number;
  body: unknown;
  cookies: string[];
}

/**
 * Sends a request to better-auth, which is loaded when first needed.
 * @throws errors of the database and other failures inside
 */
export type AskAuth = (path: AuthPath, visit: Visit, question: Question) => Promise<AuthAnswer>;

/** Returns functions that send requests to better-auth and decrypt what it has encrypted. */
export function authAsker(options: AuthOptions): { ask: AskAuth; decrypt: Auth["decrypt"] } {
  const { publicUrl, cookies } = options;
  let loaded: Promise<Auth> | undefined;
  const auth = () => {
    loaded ??= import("./auth.server.ts").then(({ createAuth }) => createAuth(options));
    return loaded;
  };
  const own = new Set(Object.values(cookies.names));
  return {
    decrypt: async (text) => (await auth()).decrypt(text),
    async ask(path, visit, question) {
      const url = new URL(`/api/auth${path}`, publicUrl);
      for (const [name, value] of Object.entries(question.query ?? {})) url.searchParams.set(name, value);
      const headers = new Headers({
        origin: publicUrl,
        "user-agent": (visit.headers.get("user-agent") ?? "").slice(0, DEVICE_MAX),
      });
      const cookie = cookies.pick(visit.headers, question.cookies);
      if (cookie !== "") headers.set("cookie", cookie);
      if (question.body !== undefined) headers.set("content-type", "application/json");
      const init =
        question.body === undefined ? { headers } : { headers, method: "POST", body: JSON.stringify(question.body) };
      const response = await (await auth()).handler(new Request(url, init));
      const { status } = response;
      // A malformed registration gets such a status, too.
      const isOurs = status >= 500 && path !== "/passkey/verify-registration";
      if (isOurs) throw new Error(`better-auth answered ${path} with ${status}`);
      const set = response.headers.getSetCookie().filter((one) => own.has(one.split("=", 1)[0] ?? ""));
      return {
        status,
        body: await response.json().catch(() => undefined),
        cookies: set.map((one) => withSessionMaxAge(one, cookies.names.session)),
      };
    },
  };
}

/**
 * Sets the cookie's lifetime to that of a session; better-auth's ends with the idle time, which is extended with use.
 */
function withSessionMaxAge(cookie: string, session: string): string {
  if (!cookie.startsWith(`${session}=`)) return cookie;
  return cookie.replace(/Max-Age=[1-9]\d*/, `Max-Age=${SESSION_DAYS * 86_400}`);
}
