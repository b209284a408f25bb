import type { Accounts, Actor, StaffMember } from "#features/accounts/accounts.server.ts";
import type { Audit, AuditFacts } from "./audit.server.ts";
import type { AuditAction } from "./audit-actions.ts";

type Staff = Pick<
  Accounts,
  | "invite"
  | "renewInvitation"
  | "disable"
  | "enable"
  | "setRole"
  | "rename"
  | "removeSecondFactor"
  | "requireSecondFactor"
>;

/** What admins do about accounts, on record, if it has changed anything. */
export function auditedStaff(accounts: Accounts, audit: Audit): Staff {
  const find = async (actor: Actor, id: string) => (await accounts.staff(actor)).find((member) => member.id === id);
  const note = (actor: Actor, action: AuditAction, { username }: StaffMember, details: AuditFacts["details"] = {}) =>
    audit.noteDone(actor, action, { subject: { kind: "account", name: username }, details });

  return {
    async invite(actor, input) {
      const outcome = await accounts.invite(actor, input);
      if (outcome.kind === "invited") {
        const { username, role } = input;
        await audit.noteDone(actor, "account-invited", {
          subject: { kind: "account", name: username },
          details: { role },
        });
      }
      return outcome;
    },

    async renewInvitation(actor, id) {
      await accounts.renewInvitation(actor, id);
      const member = await find(actor, id);
      if (member !== undefined) await note(actor, "invitation-renewed", member);
    },

    async disable(actor, id) {
      const before = await find(actor, id);
      const outcome = await accounts.disable(actor, id);
      const changed = outcome.kind === "done" && before?.state !== "disabled";
      if (before !== undefined && changed) await note(actor, "account-disabled", before);
      return outcome;
    },

    async enable(actor, id) {
      const before = await find(actor, id);
      await accounts.enable(actor, id);
      if (before?.state === "disabled") await note(actor, "account-enabled", before);
    },

    async setRole(actor, id, role) {
      const before = await find(actor, id);
      const outcome = await accounts.setRole(actor, id, role);
      const changed = outcome.kind === "done" && before?.role !== role;
      if (before !== undefined && changed) await note(actor, "role-changed", before, { role });
      return outcome;
    },

    async rename(actor, id, name) {
      const before = await find(actor, id);
      await accounts.rename(actor, id, name);
      if (before !== undefined && before.name !== name) await note(actor, "name-changed", before);
    },

    async removeSecondFactor(actor, id) {
      const before = await find(actor, id);
      await accounts.removeSecondFactor(actor, id);
      if (before?.secondFactor === true) await note(actor, "second-factor-removed", before);
    },

    async requireSecondFactor(actor, id, required) {
      const before = await find(actor, id);
      await accounts.requireSecondFactor(actor, id, required);
      if (before === undefined || before.secondFactorRequired === required) return;
      await note(actor, required ? "second-factor-required" : "second-factor-optional", before);
    },
  };
}
