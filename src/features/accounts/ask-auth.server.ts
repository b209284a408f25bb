import type { Visit } from "./accounts.server.ts";
import type { Auth, AuthOptions } from "./auth.server.ts";
import { SESSION_DAYS } from "./session-times.server.ts";

const DEVICE_MAX = 300;

/** The only routes of better-auth that are ever asked. */
export type AuthPath =
  | "/sign-in/username"
  | "/verify-password"
  | `/two-factor/${"verify-totp" | "verify-backup-code" | "enable" | "generate-backup-codes"}`
  | `/passkey/${"generate-register-options" | "verify-registration" | "generate-authenticate-options" | "verify-authentication"}`;

/** A question to better-auth. */
export interface Question {
  /** Names of the cookies that go with it, of those that came. */
  cookies: readonly string[];
  /** JSON; undefined: asked by GET. */
  body?: unknown;
  query?: Record<string, string>;
}

/** What better-auth says. Cookies are whole `Set-Cookie` values, of names that are ours. */
export interface AuthAnswer {
  status: number;
  body: unknown;
  cookies: string[];
}

/** Asks better-auth, which is loaded when it is first needed. @throws what went wrong inside, such as the database */
export type AskAuth = (path: AuthPath, visit: Visit, question: Question) => Promise<AuthAnswer>;

/** Gives the way to better-auth, and to what it has encrypted. */
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
      // It answers so to a registration that is not well-formed, too.
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

/** better-auth would have the browser forget a session with the end of its idle time, which moves on. */
function withSessionMaxAge(cookie: string, session: string): string {
  if (!cookie.startsWith(`${session}=`)) return cookie;
  return cookie.replace(/Max-Age=[1-9]\d*/, `Max-Age=${SESSION_DAYS * 86_400}`);
}
