import { z } from "zod";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Accounts } from "./accounts.server.ts";
import { confirmedAsker, requireConfirmed } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import type { AccountParts } from "./parts.server.ts";
import { requireSession } from "./require-role.server.ts";
import { recoveryCodes, spendTotpCode } from "./second-step.server.ts";

const setUpAnswer = z.object({ totpURI: z.url() });
const codesAnswer = z.object({ backupCodes: z.array(z.string()) });

/** What people do about their own second factor. */
export function ownSecondFactor(
  parts: AccountParts,
): Pick<Accounts, "startTotp" | "confirmTotp" | "removeTotp" | "newRecoveryCodes" | "removePasskey"> {
  const { ask, cookies, limits, store, publicUrl, occasion, onMail } = parts;
  const askConfirmed = confirmedAsker(parts);
  return {
    async startTotp(actor, { password }, visit) {
      const answer = await askConfirmed(actor, "/two-factor/enable", visit, { password });
      if (answer.kind !== "answer") return answer;
      const secret = new URL(setUpAnswer.parse(answer.body).totpURI).searchParams.get("secret") ?? "";
      return { kind: "done", secret, uri: totpAddress(new URL(publicUrl).host, actor.username, secret) };
    },

    async confirmTotp(actor, { code }, visit) {
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
      return { kind: "done", cookies: answer.cookies, recoveryCodes: await recoveryCodes(parts, actor.userId) };
    },

    async removeTotp(actor, { password }, visit) {
      requireSession(actor);
      const user = await store.users.byId(actor.userId);
      if (user?.secondFactorRequired === true && (await store.secondFactors.passkeys(actor.userId)).length === 0) {
        return { kind: "required" };
      }
      const answer = await askConfirmed(actor, "/verify-password", visit, { password });
      if (answer.kind !== "answer") return answer;
      await store.secondFactors.removeApp(actor.userId, occasion());
      onMail();
      return { kind: "done" };
    },

    async newRecoveryCodes(actor, { password }, visit) {
      const answer = await askConfirmed(actor, "/two-factor/generate-backup-codes", visit, { password });
      if (answer.kind !== "answer") return answer;
      return { kind: "done", recoveryCodes: codesAnswer.parse(answer.body).backupCodes };
    },

    async removePasskey(actor, id) {
      await requireConfirmed(parts, actor);
      const kind = await store.secondFactors.removePasskey(actor.userId, knownId(id), occasion());
      onMail();
      if (kind === "missing") throw new ExpectedError("not-found", "There is no such passkey.");
      return { kind };
    },
  };
}

/** The address that authenticator apps read: github.com/google/google-authenticator/wiki/Key-Uri-Format */
function totpAddress(issuer: string, username: string, secret: string): string {
  const label = `${encodeURIComponent(issuer)}:${encodeURIComponent(username)}`;
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(issuer)}&digits=6&period=30`;
}
