import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Actor, Confirmed, TooMany, Visit } from "./accounts.server.ts";
import type { AuthPath } from "./ask-auth.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { requireSession } from "./require-role.server.ts";
import { CONFIRMED_MS } from "./session-times.server.ts";

/** Sends better-auth a request with the actor's password, within the limit of wrong ones. */
export type AskConfirmed = (
  actor: Actor,
  path: AuthPath,
  visit: Visit,
  body: Record<string, unknown>,
) => Promise<{ kind: "answer"; body: unknown; cookies: string[] } | { kind: "wrong" } | TooMany>;

/**
 * Returns such a function. A right password confirms the session for `requireConfirmed`. The function throws
 * ExpectedError `forbidden` for a token, and `conflict` for what the account's state does not allow.
 */
export function confirmedAsker({ ask, cookies, limits, store }: AccountParts): AskConfirmed {
  return async (actor, path, visit, body) => {
    const session = requireSession(actor);
    const admitted = await limits.confirmation(actor.userId);
    if (admitted.kind === "limited") return admitted;
    const answer = await ask(path, visit, { cookies: [cookies.names.session], body });
    if (isWrongPassword(answer.body)) return { kind: "wrong" };
    await admitted.giveBack();
    if (answer.status !== 200) throw new ExpectedError("conflict", "The account is in another state.");
    await store.sessions.confirm(session, Date.now());
    return { kind: "answer", body: answer.body, cookies: answer.cookies };
  };
}

/**
 * Requires that the session was started or confirmed with a password or passkey within the last ten minutes.
 * @throws ExpectedError `forbidden` for a token, `unconfirmed`
 */
export async function requireConfirmed({ store }: Pick<AccountParts, "store">, actor: Actor): Promise<void> {
  if (!(await store.sessions.isConfirmed(requireSession(actor), Date.now() - CONFIRMED_MS)))
    throw new ExpectedError("unconfirmed", "The password or a passkey is needed again.");
}

/** Creates the operations that confirm a session and require a confirmed one. */
export function confirmation(parts: AccountParts) {
  const askConfirmed = confirmedAsker(parts);
  return {
    /** Confirms a session by its owner's password. A wrong one is recorded as a refused sign-in. */
    async confirm(actor: Actor, { password }: { password: string }, visit: Visit): Promise<Confirmed<object>> {
      const answer = await askConfirmed(actor, "/verify-password", visit, { password });
      if (answer.kind === "answer") return { kind: "done" };
      await parts.record.refused(answer, "password", visit, actor.username);
      return answer;
    },
    /** @throws ExpectedError `unconfirmed` */
    requireConfirmed: (actor: Actor): Promise<void> => requireConfirmed(parts, actor),
  };
}

function isWrongPassword(body: unknown): boolean {
  const codes = ["INVALID_PASSWORD", "PASSWORD_TOO_LONG"];
  return typeof body === "object" && body !== null && "code" in body && codes.includes(String(body.code));
}
