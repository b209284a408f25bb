import { randomBytes } from "node:crypto";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Actor, Confirmed, OwnProtection, OwnSession, Visit, WeakPassword } from "./accounts.server.ts";
import { confirmedAsker } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { passwordProblem } from "./password.ts";
import { requireSession } from "./require-role.server.ts";
import { recoveryCodes } from "./second-step.server.ts";
import { SESSION_DAYS } from "./session-times.server.ts";

const SESSION_TOKEN_BYTES = 32;

/** Creates the operations on one's own account. */
export function ownAccount(parts: AccountParts) {
  const { cookies, store, passwords, occasion, onMail } = parts;
  const askConfirmed = confirmedAsker(parts);
  return {
    /** Changes the password. All other sessions end; this one continues under a new cookie. */
    async changePassword(
      actor: Actor,
      { current, next }: { current: string; next: string },
      visit: Visit,
    ): Promise<Confirmed<{ cookies: string[] }> | WeakPassword> {
      const problem = passwordProblem(next, [actor.username]);
      if (problem !== undefined) return { kind: "weak", problem };
      const answer = await askConfirmed(actor, "/verify-password", visit, { password: current });
      if (answer.kind !== "answer") return answer;
      const hash = await passwords.hash(next);
      const session = { id: requireSession(actor), token: randomBytes(SESSION_TOKEN_BYTES).toString("base64url") };
      await store.users.setPassword(actor, hash, session, occasion());
      onMail();
      return { kind: "done", cookies: [cookies.write(cookies.names.session, session.token, SESSION_DAYS)] };
    },

    /** Changes the actor's name, which colleagues and letters show. */
    async setName(actor: Actor, name: string): Promise<void> {
      requireSession(actor);
      await store.users.setName(actor.userId, name, actor);
    },

    /** Changes the actor's language of the dashboard; no audit entry is added. */
    async setLanguage(actor: Actor, language: Language): Promise<void> {
      requireSession(actor);
      await store.users.setLanguage(actor.userId, language);
    },

    /** Changes the e-mail address, to which password reset links are sent. */
    async changeEmail(
      actor: Actor,
      { email, password }: { email: string; password: string },
      visit: Visit,
    ): Promise<Confirmed<object> | { kind: "email-taken" }> {
      const answer = await askConfirmed(actor, "/verify-password", visit, { password });
      if (answer.kind !== "answer") return answer;
      if (!(await store.users.setEmail(actor, email, occasion()))) return { kind: "email-taken" };
      onMail();
      return { kind: "done" };
    },

    async protection(actor: Actor): Promise<OwnProtection> {
      requireSession(actor);
      const user = await store.users.byId(actor.userId);
      const totp = user?.totp ?? false;
      return {
        email: user?.email,
        totp,
        recoveryCodes: totp ? (await recoveryCodes(parts, actor.userId)).length : 0,
        passkeys: await store.secondFactors.passkeys(actor.userId),
        secondFactorRequired: user?.secondFactorRequired ?? false,
      };
    },

    async sessions(actor: Actor): Promise<OwnSession[]> {
      const own = requireSession(actor);
      const found = await store.sessions.list(actor.userId, Date.now());
      return found.map((session) => ({ ...session, current: session.id === own }));
    },

    async endSession(actor: Actor, id: string): Promise<void> {
      requireSession(actor);
      if (!(await store.sessions.end(actor, knownId(id))))
        throw new ExpectedError("not-found", "There is no such session.");
    },

    async endOtherSessions(actor: Actor): Promise<void> {
      await store.sessions.endOthers(actor, requireSession(actor));
    },

    /** Ends all sessions, including the one of the request. */
    async endAllSessions(actor: Actor): Promise<{ cookies: string[] }> {
      requireSession(actor);
      await store.sessions.endAll(actor);
      return { cookies: [cookies.expire(cookies.names.session)] };
    },
  };
}
