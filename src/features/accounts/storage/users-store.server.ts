import type { Transaction } from "kysely";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import { enqueueNotice, type MailOccasion } from "./staff-mails.server.ts";
import {
  changeAccounts,
  countPasskeys,
  deleteChallenges,
  deleteSessions,
  findUser,
  insertUser,
  type NewStaffUser,
  type StaffUser,
  staffUser,
  writePassword,
} from "./staff-users.server.ts";

/** An account in the list of all. */
export interface ListedStaffUser extends StaffUser {
  passkeys: number;
  /** ISO text; null: no session now. */
  lastSeen: string | null;
}

/** Accounts. What names an id throws ExpectedError `not-found` when there is none. */
export function usersStore(db: Database, dialect: DialectName) {
  const change = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    changeAccounts(db, dialect, work);

  async function anyExist(on: Database | Transaction<Schema>): Promise<boolean> {
    return (await on.selectFrom("staff_users").select("id").limit(1).executeTakeFirst()) !== undefined;
  }

  /** Changes a row that must not be the last admin's. @returns whether it was done */
  const unlessLastAdmin = (id: string, work: (transaction: Transaction<Schema>) => Promise<void>) =>
    change(async (transaction) => {
      await findUser(transaction, id);
      if (!(await hasOtherAdmin(transaction, id))) return false;
      await work(transaction);
      return true;
    });

  return {
    any: () => anyExist(db),

    async byId(id: string): Promise<StaffUser | undefined> {
      const row = await db.selectFrom("staff_users").selectAll().where("id", "=", id).executeTakeFirst();
      return row && staffUser(row);
    },

    /** Finds an account by its username or its e-mail address, both in small letters. */
    async byName(text: string): Promise<StaffUser | undefined> {
      const column = text.includes("@") ? "email" : "username";
      const row = await db.selectFrom("staff_users").selectAll().where(column, "=", text).executeTakeFirst();
      return row && staffUser(row);
    },

    async all(): Promise<ListedStaffUser[]> {
      const rows = await db
        .selectFrom("staff_users")
        .selectAll()
        .select((is) => [
          countPasskeys(is),
          is
            .selectFrom("staff_sessions")
            .select(({ fn }) => fn.max("staff_sessions.updated_at").as("latest"))
            .whereRef("staff_sessions.user_id", "=", "staff_users.id")
            .as("last_seen"),
        ])
        .orderBy("username")
        .execute();
      return rows.map((row) => ({ ...staffUser(row), passkeys: Number(row.passkeys), lastSeen: row.last_seen }));
    },

    /** Makes an account on a database that has none. @returns whether it had none */
    createFirst: (user: NewStaffUser): Promise<boolean> =>
      change(async (transaction) => {
        if (await anyExist(transaction)) return false;
        await transaction.deleteFrom("staff_links").where("kind", "=", "set-up").execute();
        await insertUser(transaction, user);
        return true;
      }),

    async setLanguage(id: string, language: Language): Promise<void> {
      await db.updateTable("staff_users").set({ language }).where("id", "=", id).execute();
    },

    setName: (id: string, name: string): Promise<void> =>
      change(async (transaction) => {
        await findUser(transaction, id);
        await transaction.updateTable("staff_users").set({ name }).where("id", "=", id).execute();
      }),

    /**
     * Sets another password and reports it to the owner. All sessions end but the one that asks, which goes on under
     * another token; links to a new password and sign-ins that wait for a code end too.
     */
    setPassword: (
      id: string,
      passwordHash: string,
      session: { id: string; token: string },
      occasion: MailOccasion,
    ): Promise<void> =>
      change(async (transaction) => {
        await writePassword(transaction, id, passwordHash);
        await transaction
          .deleteFrom("staff_sessions")
          .where("user_id", "=", id)
          .where("id", "!=", session.id)
          .execute();
        await transaction
          .updateTable("staff_sessions")
          .set({ token: session.token })
          .where("id", "=", session.id)
          .execute();
        await deleteChallenges(transaction, id);
        await transaction.deleteFrom("staff_links").where("user_id", "=", id).where("kind", "=", "reset").execute();
        await enqueueNotice(transaction, await findUser(transaction, id), "password-changed", occasion);
      }),

    /** Sets another address and reports it to the old one and the new one. @returns whether nobody else has it */
    setEmail: (id: string, email: string, occasion: MailOccasion): Promise<boolean> =>
      change(async (transaction) => {
        const owner = await transaction
          .selectFrom("staff_users")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (owner !== undefined && owner.id !== id) return false;
        const user = await findUser(transaction, id);
        if (user.email === email) return true;
        await transaction.updateTable("staff_users").set({ email }).where("id", "=", id).execute();
        for (const address of [user.email, email])
          await enqueueNotice(transaction, { ...user, email: address }, "email-changed", occasion);
        // What is under way to the old address opens nothing more.
        await transaction.deleteFrom("staff_links").where("user_id", "=", id).where("kind", "=", "reset").execute();
        return true;
      }),

    /** @returns false for the last admin */
    setRole: (id: string, role: Role): Promise<boolean> => {
      const write = async (transaction: Transaction<Schema>) => {
        await transaction.updateTable("staff_users").set({ role }).where("id", "=", id).execute();
      };
      if (role !== "admin") return unlessLastAdmin(id, write);
      return change(async (transaction) => {
        await findUser(transaction, id);
        await write(transaction);
        return true;
      });
    },

    /** Its sessions end with it, its links and its tokens. @returns false for the last admin */
    disable: (id: string): Promise<boolean> =>
      unlessLastAdmin(id, async (transaction) => {
        await transaction.updateTable("staff_users").set({ banned: 1 }).where("id", "=", id).execute();
        await deleteSessions(transaction, id);
        await transaction.deleteFrom("api_tokens").where("user_id", "=", id).execute();
        await transaction.deleteFrom("staff_links").where("user_id", "=", id).execute();
      }),

    requireSecondFactor: (id: string, required: boolean): Promise<void> =>
      change(async (transaction) => {
        await findUser(transaction, id);
        const values = { second_factor_required: required ? 1 : 0 };
        await transaction.updateTable("staff_users").set(values).where("id", "=", id).execute();
      }),

    enable: (id: string): Promise<void> =>
      change(async (transaction) => {
        await findUser(transaction, id);
        await transaction.updateTable("staff_users").set({ banned: 0 }).where("id", "=", id).execute();
      }),
  };
}

/** Says whether an admin can still sign in when this account cannot; an editor is never the last admin. */
async function hasOtherAdmin(transaction: Transaction<Schema>, id: string): Promise<boolean> {
  const admins = await transaction
    .selectFrom("staff_users")
    .select("id")
    .where("role", "=", "admin")
    .where("banned", "=", 0)
    .where("activated_at", "is not", null)
    .execute();
  return admins.length === 0 || admins.some((admin) => admin.id !== id);
}
