import type { Accounts } from "#features/accounts/accounts.server.ts";
import type { Audit, AuditActor } from "./audit.server.ts";
import type { AuditAction } from "./audit-actions.ts";

type OwnAccount = Pick<
  Accounts,
  | "changePassword"
  | "changeEmail"
  | "setName"
  | "endSession"
  | "endOtherSessions"
  | "endAllSessions"
  | "confirmTotp"
  | "removeTotp"
  | "newRecoveryCodes"
  | "removePasskey"
  | "createToken"
  | "revokeToken"
>;

/** Characters of a token's id: enough to tell one from another, and no part of its secret. */
const ID_SHOWN = 8;

/** What people change about their own account, on record. No password, code, address or secret stands there. */
export function auditedOwnAccount(accounts: Accounts, audit: Audit): OwnAccount {
  /** Notes what came to its end. */
  async function done<Outcome extends { kind: string }>(
    outcome: Outcome,
    actor: AuditActor,
    action: AuditAction,
  ): Promise<Outcome> {
    if (outcome.kind === "done") await audit.noteDone(actor, action);
    return outcome;
  }
  const ended = (actor: AuditActor, which: "one" | "others" | "all") =>
    audit.noteDone(actor, "sessions-ended", { details: { which } });

  return {
    changePassword: async (actor, input, visit) =>
      done(await accounts.changePassword(actor, input, visit), actor, "password-changed"),
    changeEmail: async (actor, input, visit) =>
      done(await accounts.changeEmail(actor, input, visit), actor, "email-changed"),
    async setName(actor, name) {
      await accounts.setName(actor, name);
      await audit.noteDone(actor, "name-changed", { subject: { kind: "account", name: actor.username } });
    },
    confirmTotp: async (actor, input, visit) =>
      done(await accounts.confirmTotp(actor, input, visit), actor, "second-factor-on"),
    removeTotp: async (actor, input, visit) =>
      done(await accounts.removeTotp(actor, input, visit), actor, "second-factor-off"),
    newRecoveryCodes: async (actor, input, visit) =>
      done(await accounts.newRecoveryCodes(actor, input, visit), actor, "recovery-codes-made"),
    removePasskey: async (actor, id) => done(await accounts.removePasskey(actor, id), actor, "passkey-removed"),

    async endSession(actor, id) {
      await accounts.endSession(actor, id);
      await ended(actor, "one");
    },

    async endOtherSessions(actor) {
      const hasOthers = (await accounts.sessions(actor)).length > 1;
      await accounts.endOtherSessions(actor);
      if (hasOthers) await ended(actor, "others");
    },

    async endAllSessions(actor) {
      const outcome = await accounts.endAllSessions(actor);
      await ended(actor, "all");
      return outcome;
    },

    async createToken(actor, input) {
      const made = await accounts.createToken(actor, input);
      await audit.noteDone(actor, "token-made", { details: { token: made.id.slice(0, ID_SHOWN) } });
      return made;
    },

    async revokeToken(actor, id) {
      await accounts.revokeToken(actor, id);
      await audit.noteDone(actor, "token-revoked", { details: { token: id.slice(0, ID_SHOWN) } });
    },
  };
}
