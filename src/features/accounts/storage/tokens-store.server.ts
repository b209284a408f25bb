import { randomUUID } from "node:crypto";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { enqueueNotice, type MailOccasion } from "./staff-mails.server.ts";
import {
  type AskingUser,
  changeAccounts,
  countPasskeys,
  findUser,
  type Owner,
  staffUser,
} from "./staff-users.server.ts";

/** Characters of a token's id in audit entries; the id is no part of the secret. */
const ID_SHOWN = 8;

/** Creates the store of API tokens, by the hash of their secret. Times are ms since 1970. */
export function tokensStore(db: Database, dialect: DialectName) {
  return {
    /** Finds a token with its account, unless that is disabled. */
    async find(hash: string): Promise<{ id: string; lastUsedAt: number; user: AskingUser } | undefined> {
      const row = await db
        .selectFrom("api_tokens")
        .innerJoin("staff_users", "staff_users.id", "api_tokens.user_id")
        .selectAll("staff_users")
        .select(["api_tokens.id as token_id", "api_tokens.last_used_at"])
        .select(countPasskeys)
        .where("token_hash", "=", hash)
        .where("staff_users.banned", "=", 0)
        .executeTakeFirst();
      if (row === undefined) return undefined;
      const user = { ...staffUser(row), hasPasskey: Number(row.passkeys) > 0 };
      return { id: row.token_id, lastUsedAt: row.last_used_at ?? 0, user };
    },

    async noteUse(id: string, now: number): Promise<void> {
      await db.updateTable("api_tokens").set({ last_used_at: now }).where("id", "=", id).execute();
    },

    async list(userId: string) {
      const rows = await db
        .selectFrom("api_tokens")
        .select(["id", "name", "created_at", "last_used_at"])
        .where("user_id", "=", userId)
        .orderBy("created_at")
        .orderBy("id")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        name: row.name,
        createdAt: row.created_at,
        lastUsedAt: row.last_used_at ?? undefined,
      }));
    },

    /**
     * Adds a token and reports it to the owner.
     * @param most maximum number per account
     * @returns its id, or undefined when the maximum is reached
     */
    create: (
      owner: Owner,
      { name, hash }: { name: string; hash: string },
      most: number,
      occasion: MailOccasion,
    ): Promise<string | undefined> =>
      changeAccounts(db, dialect, async (transaction) => {
        const { userId } = owner;
        const existing = await transaction
          .selectFrom("api_tokens")
          .select("id")
          .where("user_id", "=", userId)
          .execute();
        if (existing.length >= most) return undefined;
        const id = randomUUID();
        await transaction
          .insertInto("api_tokens")
          .values({ id, user_id: userId, name, token_hash: hash, created_at: occasion.at, last_used_at: null })
          .execute();
        await enqueueNotice(transaction, await findUser(transaction, userId), "token-made", occasion);
        await appendEntry(transaction, occasion.at, owner, "token-made", { details: { token: id.slice(0, ID_SHOWN) } });
        return id;
      }),

    /** @returns whether there was one */
    revoke: (owner: Owner, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("api_tokens")
          .where("user_id", "=", owner.userId)
          .where("id", "=", id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await appendEntry(transaction, Date.now(), owner, "token-revoked", {
          details: { token: id.slice(0, ID_SHOWN) },
        });
        return true;
      }),
  };
}
