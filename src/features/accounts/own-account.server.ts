import { randomBytes } from "node:crypto";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Accounts } from "./accounts.server.ts";
import { confirmedAsker } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { passwordProblem } from "./password.ts";
import { requireSession } from "./require-role.server.ts";
import { recoveryCodes } from "./second-step.server.ts";
import { SESSION_DAYS } from "./session-times.server.ts";

const SESSION_TOKEN_BYTES = 32;

/** What people change about their own account. */
export function ownAccount(
  parts: AccountParts,
): Pick<
  Accounts,
  | "changePassword"
  | "setLanguage"
  | "setName"
  | "changeEmail"
  | "protection"
  | "sessions"
  | "endSession"
  | "endOtherSessions"
  | "endAllSessions"
> {
  const { cookies, store, passwords, occasion, onMail } = parts;
  const askConfirmed = confirmedAsker(parts);
  return {
    async changePassword(actor, { current, next }, visit) {
      const problem = passwordProblem(next, [actor.username]);
      if (problem !== undefined) return { kind: "weak", problem };
      const answer = await askConfirmed(actor, "/verify-password", visit, { password: current });
      if (answer.kind !== "answer") return answer;
      const hash = await passwords.hash(next);
      const session = { id: requireSession(actor), token: randomBytes(SESSION_TOKEN_BYTES).toString("base64url") };
      await store.users.setPassword(actor.userId, hash, session, occasion());
      onMail();
      return { kind: "done", cookies: [cookies.write(cookies.names.session, session.token, SESSION_DAYS)] };
    },

    async setName(actor, name) {
      requireSession(actor);
      await store.users.setName(actor.userId, name);
    },

    async setLanguage(actor, language) {
      requireSession(actor);
      await store.users.setLanguage(actor.userId, language);
    },

    async changeEmail(actor, { email, password }, visit) {
      const answer = await askConfirmed(actor, "/verify-password", visit, { password });
      if (answer.kind !== "answer") return answer;
      if (!(await store.users.setEmail(actor.userId, email, occasion()))) return { kind: "email-taken" };
      onMail();
      return { kind: "done" };
    },

    async protection(actor) {
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

    async sessions(actor) {
      const own = requireSession(actor);
      const found = await store.sessions.list(actor.userId, Date.now());
      return found.map((session) => ({ ...session, current: session.id === own }));
    },

    async endSession(actor, id) {
      requireSession(actor);
      if (!(await store.sessions.end(actor.userId, knownId(id))))
        throw new ExpectedError("not-found", "There is no such session.");
    },

    async endOtherSessions(actor) {
      await store.sessions.endOthers(actor.userId, requireSession(actor));
    },

    async endAllSessions(actor) {
      requireSession(actor);
      await store.sessions.endAll(actor.userId);
      return { cookies: [cookies.expire(cookies.names.session)] };
    },
  };
}
