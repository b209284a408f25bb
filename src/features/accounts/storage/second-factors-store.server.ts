import type { Transaction } from "kysely";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { enqueueNotice, type MailOccasion } from "./staff-mails.server.ts";
import {
  type ChangedBy,
  changeAccounts,
  deleteSessions,
  findUser,
  type Owner,
  recordChange,
} from "./staff-users.server.ts";

/** Creates the store of second factors: secrets, encrypted by better-auth, used codes, and passkeys. */
export function secondFactorsStore(db: Database, dialect: DialectName) {
  return {
    /** Returns the user id of a second step; undefined when it is completed or expired. */
    async challenged(identifier: string, now: number): Promise<string | undefined> {
      const row = await db
        .selectFrom("staff_verifications")
        .select("value")
        .where("identifier", "=", identifier)
        .where("expires_at", ">", new Date(now).toISOString())
        .executeTakeFirst();
      return row?.value;
    },

    /** Returns the secret of an account's app and its recovery codes, both encrypted. */
    async secrets(userId: string) {
      const row = await db
        .selectFrom("staff_two_factors")
        .select(["secret", "backup_codes", "verified"])
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row && { secret: row.secret, recoveryCodes: row.backup_codes, confirmed: row.verified !== 0 };
    },

    /** Marks the code of a step and all older ones as used. @returns false when it was used before */
    async spendStep(userId: string, step: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("staff_two_factors")
        .set({ last_used_step: step })
        .where("user_id", "=", userId)
        .where("last_used_step", "<", step)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    async passkeys(userId: string) {
      const rows = await db
        .selectFrom("staff_passkeys")
        .select(["id", "name", "created_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .execute();
      return rows.map(({ id, name, created_at }) => ({
        id,
        name: name ?? "",
        createdAt: created_at === null ? 0 : Date.parse(created_at),
      }));
    },

    /** Removes the app with its recovery codes, and reports it to the owner. */
    removeApp: (owner: Owner, occasion: MailOccasion): Promise<void> =>
      changeAccounts(db, dialect, async (transaction) => {
        const { userId } = owner;
        await deleteApp(transaction, userId);
        await enqueueNotice(transaction, await findUser(transaction, userId), "second-factor-off", occasion);
        await appendEntry(transaction, occasion.at, owner, "second-factor-off");
      }),

    /**
     * Removes a passkey and reports it to the owner.
     * @returns `required` when it is the last second factor and the account must have one
     */
    removePasskey: (owner: Owner, id: string, occasion: MailOccasion): Promise<"done" | "missing" | "required"> =>
      changeAccounts(db, dialect, async (transaction) => {
        const { userId } = owner;
        const own = await transaction.selectFrom("staff_passkeys").select("id").where("user_id", "=", userId).execute();
        if (!own.some((passkey) => passkey.id === id)) return "missing";
        const user = await findUser(transaction, userId);
        if (own.length === 1 && user.secondFactorRequired && !user.totp) return "required";
        await transaction.deleteFrom("staff_passkeys").where("user_id", "=", userId).where("id", "=", id).execute();
        await enqueueNotice(transaction, user, "passkey-removed", occasion);
        await appendEntry(transaction, occasion.at, owner, "passkey-removed");
        return "done";
      }),

    /**
     * Removes app, recovery codes and passkeys, ends the sessions, and reports it to the owner.
     * @throws ExpectedError `not-found`
     */
    removeAll: (userId: string, occasion: MailOccasion, by?: ChangedBy): Promise<void> =>
      changeAccounts(db, dialect, async (transaction) => {
        const user = await findUser(transaction, userId);
        await deleteApp(transaction, userId);
        const { numDeletedRows: passkeys } = await transaction
          .deleteFrom("staff_passkeys")
          .where("user_id", "=", userId)
          .executeTakeFirst();
        await deleteSessions(transaction, userId);
        await enqueueNotice(transaction, user, "second-factor-removed", occasion);
        if (user.totp || passkeys > 0n) await recordChange(transaction, by, "second-factor-removed", user);
      }),

    /** Reports a new passkey to the owner before better-auth stores it in a transaction of its own. */
    announcePasskey: (userId: string, occasion: MailOccasion): Promise<void> =>
      changeAccounts(db, dialect, async (transaction) =>
        enqueueNotice(transaction, await findUser(transaction, userId), "passkey-added", occasion),
      ),
  };
}

async function deleteApp(transaction: Transaction<Schema>, userId: string): Promise<void> {
  await transaction.deleteFrom("staff_two_factors").where("user_id", "=", userId).execute();
  await transaction.updateTable("staff_users").set({ two_factor_enabled: 0 }).where("id", "=", userId).execute();
}
