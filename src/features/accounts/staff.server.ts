import { newLinkToken } from "#features/submissions/link-token.server.ts";
import type { Accounts, Actor, StaffChange } from "./accounts.server.ts";
import { requireConfirmed } from "./confirm.server.ts";
import { knownId } from "./known-id.server.ts";
import { INVITATION_MS } from "./link-times.ts";
import type { AccountParts } from "./parts.server.ts";
import { unknownPassword } from "./passwords.server.ts";
import { requireRole, requireSession } from "./require-role.server.ts";

/** What admins do about accounts. What changes a way in takes a confirmed session. */
export function staff(
  parts: AccountParts,
): Pick<
  Accounts,
  | "staff"
  | "invite"
  | "renewInvitation"
  | "disable"
  | "enable"
  | "setRole"
  | "rename"
  | "removeSecondFactor"
  | "requireSecondFactor"
> {
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
    async staff(actor) {
      requireAdmin(actor);
      const users = await store.users.all();
      return users.map(({ totp, passkeys, lastSeen, ...user }) => ({
        ...user,
        secondFactor: totp || passkeys > 0,
        lastSeenAt: lastSeen === null ? undefined : Date.parse(lastSeen),
      }));
    },

    async invite(actor, input) {
      await requireConfirmedAdmin(actor);
      const passwordHash = await passwords.hash(unknownPassword());
      const invited = await store.links.invite({ ...input, passwordHash, activatedAt: undefined }, link());
      if (typeof invited === "string") return { kind: invited };
      onMail();
      return { kind: "invited", id: invited.id };
    },

    async renewInvitation(actor, id) {
      await requireConfirmedAdmin(actor);
      await store.links.renew("invitation", knownId(id), link());
      onMail();
    },

    async disable(actor, id) {
      await requireConfirmedAdmin(actor);
      return changeOf(await store.users.disable(knownId(id)));
    },

    async enable(actor, id) {
      await requireConfirmedAdmin(actor);
      await store.users.enable(knownId(id));
    },

    async setRole(actor, id, role) {
      await requireConfirmedAdmin(actor);
      return changeOf(await store.users.setRole(knownId(id), role));
    },

    async removeSecondFactor(actor, id) {
      await requireConfirmedAdmin(actor);
      await store.secondFactors.removeAll(knownId(id), occasion());
      onMail();
    },

    async rename(actor, id, name) {
      requireAdmin(actor);
      await store.users.setName(knownId(id), name);
    },

    async requireSecondFactor(actor, id, required) {
      await requireConfirmedAdmin(actor);
      await store.users.requireSecondFactor(knownId(id), required);
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
