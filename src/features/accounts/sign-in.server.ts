import { ACCOUNT_LIMITS, email, username as usernameField } from "./account-fields.ts";
import type { Actor, SignInOutcome, TooMany, Visit } from "./accounts.server.ts";
import type { AuthAnswer } from "./ask-auth.server.ts";
import type { AccountParts, SignInAtOnce } from "./parts.server.ts";

/** Characters that are looked at of a name. */
const TYPED_MAX = 1000;
/** No account has it: usernames begin with a letter or a digit. */
const NOBODY = "?";
/** No password that may be chosen is so short. */
const NO_PASSWORD = "?";

/** Tries of unknown browsers that are looked at or wait for it. With more, known browsers would wait for them too long. */
const STRANGERS_MAX = 20;
const BUSY: TooMany = { kind: "limited", retryAfterS: 5 };

/** First step of signing in, and its end; `signInAtOnce` is for a password that was set just now. */
export function signIn(parts: AccountParts, whoIs: (headers: Headers) => Promise<Actor | undefined>) {
  const { ask, cookies, devices, limits, record, store } = parts;
  const { names } = cookies;

  const signInAtOnce: SignInAtOnce = async (username, password, visit) => {
    const body = { username, password };
    return outcomeOf(await ask("/sign-in/username", visit, { cookies: [], body }), username, visit);
  };

  async function outcomeOf(answer: AuthAnswer, username: string, visit: Visit): Promise<SignInOutcome> {
    if (answer.status !== 200) return { kind: "wrong" };
    if (asksForCode(answer.body)) {
      return {
        kind: "second-factor",
        cookies: answer.cookies.filter((one) => one.startsWith(`${names.secondFactor}=`)),
      };
    }
    await endSessionOf(parts, visit);
    return { kind: "in", cookies: [...answer.cookies, devices.remember(visit.headers, username)] };
  }

  async function tryToSignIn(name: string, password: string, device: string | undefined, visit: Visit) {
    const admitted = await limits.password(name, device, visit.address);
    if (admitted.kind === "limited") return admitted;
    try {
      const outcome = await signInAtOnce(name, triedPassword(password), visit);
      if (outcome.kind !== "wrong") await admitted.giveBack();
      return outcome;
    } catch (error) {
      await admitted.giveBack();
      throw error;
    }
  }

  let strangers = 0;

  async function tryInTurn(name: string, password: string, visit: Visit): Promise<SignInOutcome> {
    const device = devices.find(visit.headers, name);
    if (device !== undefined) return tryToSignIn(name, password, device, visit);
    if (strangers >= STRANGERS_MAX) return BUSY;
    strangers += 1;
    try {
      return await tryToSignIn(name, password, undefined, visit);
    } finally {
      strangers -= 1;
    }
  }

  return {
    signInAtOnce,

    /** First step of signing in. */
    async signIn({ username, password }: { username: string; password: string }, visit: Visit): Promise<SignInOutcome> {
      const asked = askedUsername(username);
      const outcome = await tryInTurn(asked ?? NOBODY, password, visit);
      await record.signedIn(outcome, "password", visit);
      const isWrong = outcome.kind === "wrong" && asked !== undefined;
      const owner = isWrong ? await store.users.byName(asked) : undefined;
      await record.refused(outcome, "password", visit, owner?.username);
      return outcome;
    },

    /** Ends the session that came, if any. The cookies take its name out of the browser. */
    async signOut(visit: Visit): Promise<{ cookies: string[] }> {
      const actor = await whoIs(visit.headers);
      await endSessionOf(parts, visit, actor && { ...actor, address: visit.address });
      return { cookies: [cookies.expire(names.session), cookies.expire(names.secondFactor)] };
    },
  };
}

/**
 * Ends the session that came with a request, if any: a browser has one.
 * @param signedOut who signs out; undefined where another session takes its place: no audit entry is made
 */
export async function endSessionOf(
  { cookies, store }: AccountParts,
  { headers }: Visit,
  signedOut?: Actor,
): Promise<void> {
  const token = cookies.read(headers, cookies.names.session);
  if (token !== undefined) await store.sessions.endByToken(token, signedOut);
}

/** The username that somebody has typed; undefined for what cannot be one. */
export function askedUsername(text: string): string | undefined {
  return usernameField().safeParse(text.slice(0, TYPED_MAX)).data;
}

/** The e-mail address that somebody has typed, in small letters; undefined for what cannot be one. */
export function askedEmail(text: string): string | undefined {
  return email().safeParse(text.slice(0, TYPED_MAX)).data;
}

/** What cannot be a password costs as much time as what can. */
function triedPassword(password: string): string {
  return password === "" || password.length > ACCOUNT_LIMITS.triedPassword ? NO_PASSWORD : password;
}

function asksForCode(body: unknown): boolean {
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}
