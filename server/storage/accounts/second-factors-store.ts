import type { Database, DialectName } from "../open-database.ts";
import { changeAccounts, deleteSessions } from "./staff-users.ts";

/** Second factors: the secrets that better-auth keeps encrypted, and which codes were used. */
export function secondFactorsStore(db: Database, dialect: DialectName) {
  return {
    /** Whose second step it is; undefined once it is done or too late. */
    async challenged(identifier: string, now: number): Promise<string | undefined> {
      const row = await db
        .selectFrom("staff_verifications")
        .select("value")
        .where("identifier", "=", identifier)
        .where("expires_at", ">", new Date(now).toISOString())
        .executeTakeFirst();
      return row?.value;
    },

    /** What an account's app and its recovery codes are checked by, both encrypted. */
    async secrets(userId: string) {
      const row = await db
        .selectFrom("staff_two_factors")
        .select(["secret", "backup_codes", "verified"])
        .where("user_id", "=", userId)
        .executeTakeFirst();
      return row && { secret: row.secret, recoveryCodes: row.backup_codes, confirmed: row.verified !== 0 };
    },

    /** Uses up a step's code and all older ones. @returns false when it was used before */
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

    /** @returns `required` when the account must have a second factor and this is its last one */
    removePasskey: (userId: string, id: string): Promise<"done" | "missing" | "required"> =>
      changeAccounts(db, dialect, async (transaction) => {
        const own = await transaction.selectFrom("staff_passkeys").select("id").where("user_id", "=", userId).execute();
        if (!own.some((passkey) => passkey.id === id)) return "missing";
        const user = await transaction
          .selectFrom("staff_users")
          .select(["two_factor_enabled", "second_factor_required"])
          .where("id", "=", userId)
          .executeTakeFirst();
        if (own.length === 1 && user?.second_factor_required === 1 && user.two_factor_enabled === 0) return "required";
        await transaction.deleteFrom("staff_passkeys").where("user_id", "=", userId).where("id", "=", id).execute();
        return "done";
      }),

    /** Takes app, recovery codes and passkeys away, and ends the sessions. */
    removeAll: (userId: string): Promise<void> =>
      changeAccounts(db, dialect, async (transaction) => {
        await transaction.deleteFrom("staff_two_factors").where("user_id", "=", userId).execute();
        await transaction.deleteFrom("staff_passkeys").where("user_id", "=", userId).execute();
        await transaction.updateTable("staff_users").set({ two_factor_enabled: 0 }).where("id", "=", userId).execute();
        await deleteSessions(transaction, userId);
      }),
  };
}
