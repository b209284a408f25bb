import type { Transaction } from "kysely";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import {
  type AskingUser,
  countPasskeys,
  deleteChallenges,
  deleteSessions,
  type Owner,
  staffUser,
} from "./staff-users.server.ts";

/** A session with its account. Times are ms since 1970. */
export interface FoundSession {
  id: string;
  createdAt: number;
  expiresAt: number;
  user: AskingUser;
}

/** Creates the store of sessions, which better-auth starts. It takes tokens and returns none. */
export function sessionsStore(db: Database) {
  const recordEnd = (transaction: Transaction<Schema>, owner: Owner, which: "one" | "others" | "all") =>
    appendEntry(transaction, Date.now(), owner, "sessions-ended", { details: { which } });
  return {
    /** Finds an unexpired session of an account that is not disabled. */
    async find(token: string, now: number): Promise<FoundSession | undefined> {
      const session = await db
        .selectFrom("staff_sessions")
        .innerJoin("staff_users", "staff_users.id", "staff_sessions.user_id")
        .selectAll("staff_users")
        .select(["staff_sessions.id as session_id", "staff_sessions.created_at as begun", "staff_sessions.expires_at"])
        .select(countPasskeys)
        .where("staff_sessions.token", "=", token)
        .where("staff_sessions.expires_at", ">", new Date(now).toISOString())
        .where("staff_users.banned", "=", 0)
        .executeTakeFirst();
      if (session === undefined) return undefined;
      const { session_id, begun, expires_at } = session;
      return {
        id: session_id,
        createdAt: Date.parse(begun),
        expiresAt: Date.parse(expires_at),
        user: { ...staffUser(session), hasPasskey: Number(session.passkeys) > 0 },
      };
    },

    /** Extends a session. Times are ms since 1970. */
    async renew(id: string, now: number, expiresAt: number): Promise<void> {
      await db
        .updateTable("staff_sessions")
        .set({ updated_at: new Date(now).toISOString(), expires_at: new Date(expiresAt).toISOString() })
        .where("id", "=", id)
        .execute();
    },

    /** Records a confirmation by password or passkey. @param at ms since 1970 */
    async confirm(id: string, at: number): Promise<void> {
      await db.updateTable("staff_sessions").set({ confirmed_at: at }).where("id", "=", id).execute();
    },

    /** Returns whether the session was confirmed at `since` (ms since 1970) or later. */
    async isConfirmed(id: string, since: number): Promise<boolean> {
      const row = await db
        .selectFrom("staff_sessions")
        .select("id")
        .where("id", "=", id)
        .where("confirmed_at", ">=", since)
        .executeTakeFirst();
      return row !== undefined;
    },

    /** Returns the unexpired sessions of a user, newest first. */
    async list(userId: string, now: number) {
      const rows = await db
        .selectFrom("staff_sessions")
        .select(["id", "user_agent", "created_at", "updated_at"])
        .where("user_id", "=", userId)
        .where("expires_at", ">", new Date(now).toISOString())
        .orderBy("updated_at", "desc")
        .execute();
      return rows.map((row) => ({
        id: row.id,
        device: row.user_agent ?? "",
        signedInAt: Date.parse(row.created_at),
        lastSeenAt: Date.parse(row.updated_at),
      }));
    },

    /** @returns whether there was one */
    end: (owner: Owner, id: string): Promise<boolean> =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("staff_sessions")
          .where("user_id", "=", owner.userId)
          .where("id", "=", id)
          .executeTakeFirst();
        if (numDeletedRows === 0n) return false;
        await recordEnd(transaction, owner, "one");
        return true;
      }),

    /** Ends a session. @param signedOut the owner who signs out, for the audit entry; undefined: no entry is added */
    endByToken: (token: string, signedOut?: Owner): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await transaction.deleteFrom("staff_sessions").where("token", "=", token).execute();
        if (signedOut !== undefined) await appendEntry(transaction, Date.now(), signedOut, "signed-out");
      }),

    /** Ends all sessions but one, and sign-ins that wait for a code. */
    endOthers: (owner: Owner, exceptId: string): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        const now = new Date().toISOString();
        const ended = await transaction
          .deleteFrom("staff_sessions")
          .where("user_id", "=", owner.userId)
          .where("id", "!=", exceptId)
          .returning("expires_at")
          .execute();
        await deleteChallenges(transaction, owner.userId);
        if (ended.some(({ expires_at }) => expires_at > now)) await recordEnd(transaction, owner, "others");
      }),

    endAll: (owner: Owner): Promise<void> =>
      db.transaction().execute(async (transaction) => {
        await deleteSessions(transaction, owner.userId);
        await recordEnd(transaction, owner, "all");
      }),
  };
}
