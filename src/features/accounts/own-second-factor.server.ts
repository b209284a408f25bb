import { z } from "zod";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Actor, Confirmed, FactorRemoval, TotpSetUp, Visit } from "./accounts.server.ts";
import { confirmedAsker, requireConfirmed } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { requireSession } from "./require-role.server.ts";
import { recoveryCodes, spendTotpCode } from "./second-step.server.ts";

const setUpAnswer = z.object({ totpURI: z.url() });
const codesAnswer = z.object({ backupCodes: z.array(z.string()) });

/** Creates the operations on one's own second factor. */
export function ownSecondFactor(parts: AccountParts) {
  const { ask, audit, cookies, limits, store, publicUrl, occasion, onMail } = parts;
  const askConfirmed = confirmedAsker(parts);
  return {
    /** Creates a secret for an app, which works once it is confirmed. */
    async startTotp(actor: Actor, { password }: { password: string }, visit: Visit): Promise<Confirmed<TotpSetUp>> {
      const answer = await askConfirmed(actor, "/two-factor/enable", visit, { password });
      if (answer.kind !== "answer") return answer;
      const secret = new URL(setUpAnswer.parse(answer.body).totpURI).searchParams.get("secret") ?? "";
      return { kind: "done", secret, uri: totpAddress(new URL(publicUrl).host, actor.username, secret) };
    },

    /** Turns the second factor on. The session continues under a new cookie. Recovery codes are returned only here. */
    async confirmTotp(
      actor: Actor,
      { code }: { code: string },
      visit: Visit,
    ): Promise<Confirmed<{ recoveryCodes: string[]; cookies: string[] }>> {
      requireSession(actor);
      const secrets = await store.secondFactors.secrets(actor.userId);
      if (secrets === undefined || secrets.confirmed)
        throw new ExpectedError("conflict", "There is nothing to confirm.");
      const admitted = await limits.code(actor.userId);
      if (admitted.kind === "limited") return admitted;
      const typed = code.replace(/\s/g, "");
      if (!(await spendTotpCode(parts, actor.userId, typed))) return { kind: "wrong" };
      await admitted.giveBack();
      const question = { cookies: [cookies.names.session], body: { code: typed } };
      const answer = await ask("/two-factor/verify-totp", visit, question);
      if (answer.status !== 200) throw new ExpectedError("conflict", "The account is in another state.");
      await audit.noteDone(actor, "second-factor-on");
      return { kind: "done", cookies: answer.cookies, recoveryCodes: await recoveryCodes(parts, actor.userId) };
    },

    /** Removes the app; `required`: it is the last second factor, and the account must have one. */
    async removeTotp(
      actor: Actor,
      { password }: { password: string },
      visit: Visit,
    ): Promise<Confirmed<object> | { kind: "required" }> {
      requireSession(actor);
      const user = await store.users.byId(actor.userId);
      if (user?.secondFactorRequired === true && (await store.secondFactors.passkeys(actor.userId)).length === 0) {
        return { kind: "required" };
      }
      const answer = await askConfirmed(actor, "/verify-password", visit, { password });
      if (answer.kind !== "answer") return answer;
      await store.secondFactors.removeApp(actor, occasion());
      onMail();
      return { kind: "done" };
    },

    /** Creates new recovery codes, which replace the old ones. */
    async newRecoveryCodes(
      actor: Actor,
      { password }: { password: string },
      visit: Visit,
    ): Promise<Confirmed<{ recoveryCodes: string[] }>> {
      const answer = await askConfirmed(actor, "/two-factor/generate-backup-codes", visit, { password });
      if (answer.kind !== "answer") return answer;
      await audit.noteDone(actor, "recovery-codes-made");
      return { kind: "done", recoveryCodes: codesAnswer.parse(answer.body).backupCodes };
    },

    /** @throws ExpectedError `unconfirmed` */
    async removePasskey(actor: Actor, id: string): Promise<FactorRemoval> {
      await requireConfirmed(parts, actor);
      const kind = await store.secondFactors.removePasskey(actor, knownId(id), occasion());
      onMail();
      if (kind === "missing") throw new ExpectedError("not-found", "There is no such passkey.");
      return { kind };
    },
  };
}

/** Returns the URI for authenticator apps: github.com/google/google-authenticator/wiki/Key-Uri-Format */
function totpAddress(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=6&period=30`;
}
