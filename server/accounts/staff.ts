import { INVITATION_MS } from "#content/accounts/link-times.ts";
import { ExpectedError } from "../errors.ts";
import { newLinkToken } from "../submissions/link-token.ts";
import type { Accounts, Actor, StaffChange } from "./accounts.ts";
import { knownId } from "./known-id.ts";
import type { AccountParts } from "./parts.ts";
import { unknownPassword } from "./passwords.ts";
import { requireRole, requireSession } from "./require-role.ts";

/** What admins do about accounts. */
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
  | "removeSecondFactor"
  | "requireSecondFactor"
> {
  const { store, passwords, publicUrl, sealer, onMail } = parts;
  const mailHost = new URL(publicUrl).hostname;
  const link = () => {
    const createdAt = Date.now();
    return { token: newLinkToken(sealer), createdAt, expiresAt: createdAt + INVITATION_MS, mailHost };
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
      requireAdmin(actor);
      const passwordHash = await passwords.hash(unknownPassword());
      const invited = await store.links.invite({ ...input, passwordHash, activatedAt: undefined }, link());
      if (typeof invited === "string") return { kind: invited };
      onMail();
      return { kind: "invited", id: invited.id };
    },

    async renewInvitation(actor, id) {
      requireAdmin(actor);
      await store.links.renew("invitation", knownId(id), link());
      onMail();
    },

    async disable(actor, id) {
      requireAdmin(actor);
      return changeOf(await store.users.disable(knownId(id)));
    },

    async enable(actor, id) {
      requireAdmin(actor);
      await store.users.enable(knownId(id));
    },

    async setRole(actor, id, role) {
      requireAdmin(actor);
      return changeOf(await store.users.setRole(knownId(id), role));
    },

    async removeSecondFactor(actor, id) {
      requireAdmin(actor);
      if ((await store.users.byId(knownId(id))) === undefined)
        throw new ExpectedError("not-found", "There is no such account.");
      await store.secondFactors.removeAll(id);
    },

    async requireSecondFactor(actor, id, required) {
      requireAdmin(actor);
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
