import { ACCOUNT_LIMITS, email, username as usernameField } from "./account-fields.ts";
import type { Actor, SignInOutcome, TooMany, Visit } from "./accounts.server.ts";
import type { AuthAnswer } from "./ask-auth.server.ts";
import type { AccountParts, SignInAtOnce } from "./parts.server.ts";

/** Maximum number of characters checked of a name. */
const TYPED_MAX = 1000;
/** A name that no account has: usernames begin with a letter or a digit. */
const NOBODY = "?";
/** A text that is too short to be a password. */
const NO_PASSWORD = "?";

/** Maximum number of concurrent attempts from unknown browsers; more would delay known ones. */
const STRANGERS_MAX = 20;
const BUSY: TooMany = { kind: "limited", retryAfterS: 5 };

/** Creates sign-in (first step) and sign-out; `signInAtOnce` is for a password that was just set. */
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

    /** Ends the session of the request, if any. The returned cookies remove the browser's. */
    async signOut(visit: Visit): Promise<{ cookies: string[] }> {
      const actor = await whoIs(visit.headers);
      await endSessionOf(parts, visit, actor && { ...actor, address: visit.address });
      return { cookies: [cookies.expire(names.session), cookies.expire(names.secondFactor)] };
    },
  };
}

/**
 * Ends the session of a request, if any.
 * @param signedOut the actor who signs out, for the audit entry; undefined when another session replaces it
 */
export async function endSessionOf(
  { cookies, store }: AccountParts,
  { headers }: Visit,
  signedOut?: Actor,
): Promise<void> {
  const token = cookies.read(headers, cookies.names.session);
  if (token !== undefined) await store.sessions.endByToken(token, signedOut);
}

/** Returns a typed username; undefined for text that cannot be one. */
export function askedUsername(text: string): string | undefined {
  return usernameField().safeParse(text.slice(0, TYPED_MAX)).data;
}

/** Returns a typed e-mail address, lowercased; undefined for text that cannot be one. */
export function askedEmail(text: string): string | undefined {
  return email().safeParse(text.slice(0, TYPED_MAX)).data;
}

/** Replaces text that cannot be a password, so that checking it takes the same time. */
function triedPassword(password: string): string {
  return password === "" || password.length > ACCOUNT_LIMITS.triedPassword ? NO_PASSWORD : password;
}

function asksForCode(body: unknown): boolean {
  return typeof body === "object" && body !== null && "twoFactorRedirect" in body;
}
