import { newLinkToken } from "#features/submissions/link-token.server.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import type { Actor, InvitationOutcome, StaffChange, StaffMember } from "./accounts.server.ts";
import { requireConfirmed } from "./confirm.server.ts";
import type { InvitationForm } from "./forms.ts";
import { knownId } from "./known-id.server.ts";
import { INVITATION_MS } from "./link-times.ts";
import type { AccountParts } from "./parts.server.ts";
import { unknownPassword } from "./passwords.server.ts";
import { requireRole, requireSession } from "./require-role.server.ts";

/** Creates the operations of admins on accounts. Changes to how one signs in require a confirmed session. */
export function staff(parts: AccountParts) {
  const { store, passwords, encrypter, occasion, onMail } = parts;
  const link = () => {
    const { at, mailHost } = occasion();
    return { token: newLinkToken(encrypter), createdAt: at, expiresAt: at + INVITATION_MS, mailHost };
  };
  const requireConfirmedAdmin = async (actor: Actor) => {
    requireAdmin(actor);
    await requireConfirmed(parts, actor);
  };
  return {
    /** Returns all accounts, by username. */
    async staff(actor: Actor): Promise<StaffMember[]> {
      requireAdmin(actor);
      const users = await store.users.all();
      return users.map(({ totp, passkeys, lastSeen, ...user }) => ({
        ...user,
        secondFactor: totp || passkeys > 0,
        lastSeenAt: lastSeen === null ? undefined : Date.parse(lastSeen),
      }));
    },

    /** Creates an account and queues the mail with its link. */
    async invite(actor: Actor, input: InvitationForm): Promise<InvitationOutcome> {
      await requireConfirmedAdmin(actor);
      const passwordHash = await passwords.hash(unknownPassword());
      const invited = await store.links.invite({ ...input, passwordHash, activatedAt: undefined }, link(), actor);
      if (typeof invited === "string") return { kind: invited };
      onMail();
      return { kind: "invited", id: invited.id };
    },

    /** Replaces the link and queues its mail. @throws ExpectedError `conflict` when the old one was used already */
    async renewInvitation(actor: Actor, id: string): Promise<void> {
      await requireConfirmedAdmin(actor);
      await store.links.renew("invitation", knownId(id), link(), { by: actor });
      onMail();
    },

    /** Disables an account; its sessions and tokens end at once. */
    async disable(actor: Actor, id: string): Promise<StaffChange> {
      await requireConfirmedAdmin(actor);
      return changeOf(await store.users.disable(knownId(id), actor));
    },

    async enable(actor: Actor, id: string): Promise<void> {
      await requireConfirmedAdmin(actor);
      await store.users.enable(knownId(id), actor);
    },

    async setRole(actor: Actor, id: string, role: Role): Promise<StaffChange> {
      await requireConfirmedAdmin(actor);
      return changeOf(await store.users.setRole(knownId(id), role, actor));
    },

    /** Removes app, recovery codes and passkeys of a person who has lost them, and ends the sessions. */
    async removeSecondFactor(actor: Actor, id: string): Promise<void> {
      await requireConfirmedAdmin(actor);
      await store.secondFactors.removeAll(knownId(id), occasion(), actor);
      onMail();
    },

    async rename(actor: Actor, id: string, name: string): Promise<void> {
      requireAdmin(actor);
      await store.users.setName(knownId(id), name, actor);
    },

    /** Sets whether the account must have a second factor, from its next request on. */
    async requireSecondFactor(actor: Actor, id: string, required: boolean): Promise<void> {
      await requireConfirmedAdmin(actor);
      await store.users.requireSecondFactor(knownId(id), required, actor);
    },
  };
}

function requireAdmin(actor: Actor): void {
  requireSession(actor);
  requireRole(actor, "admin");
}

function changeOf(isDone: boolean): StaffChange {
  return isDone ? { kind: "done" } : { kind: "last-admin" };
}
