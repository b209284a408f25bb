import type { Transaction } from "kysely";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Role } from "#ui/dashboard/roles.ts";
import { enqueueNotice, type MailOccasion } from "./staff-mails.server.ts";
import {
  type ChangedBy,
  changeAccounts,
  countPasskeys,
  deleteChallenges,
  deleteSessions,
  findUser,
  insertUser,
  type NewStaffUser,
  type Owner,
  recordChange,
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

/** Creates the store of accounts. Changes by id throw ExpectedError `not-found` for an unknown one. */
export function usersStore(db: Database, dialect: DialectName) {
  const change = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    changeAccounts(db, dialect, work);

  async function anyExist(on: Database | Transaction<Schema>): Promise<boolean> {
    return (await on.selectFrom("staff_users").select("id").limit(1).executeTakeFirst()) !== undefined;
  }

  /** Changes a row that must not be the last admin's. @returns whether it was done */
  const unlessLastAdmin = (id: string, work: (transaction: Transaction<Schema>, user: StaffUser) => Promise<void>) =>
    change(async (transaction) => {
      const user = await findUser(transaction, id);
      if (!(await hasOtherAdmin(transaction, id))) return false;
      await work(transaction, user);
      return true;
    });

  return {
    any: () => anyExist(db),

    async byId(id: string): Promise<StaffUser | undefined> {
      const row = await db.selectFrom("staff_users").selectAll().where("id", "=", id).executeTakeFirst();
      return row && staffUser(row);
    },

    /** Finds an account by its username or e-mail address, both lowercased. */
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

    /**
     * Adds an account on a database without accounts.
     * @param by the owner's address, or the settings; undefined: no audit entry is added
     * @returns whether it had none
     */
    createFirst: (user: NewStaffUser, by?: { address: string } | "settings"): Promise<boolean> =>
      change(async (transaction) => {
        if (await anyExist(transaction)) return false;
        await transaction.deleteFrom("staff_links").where("kind", "=", "set-up").execute();
        const userId = await insertUser(transaction, user);
        if (by !== undefined) {
          const actor = by === "settings" ? undefined : { userId, name: user.name, address: by.address };
          const subject = { kind: "account", name: user.username };
          await appendEntry(transaction, Date.now(), actor, "account-made", { subject });
        }
        return true;
      }),

    async setLanguage(id: string, language: Language): Promise<void> {
      await db.updateTable("staff_users").set({ language }).where("id", "=", id).execute();
    },

    setName: (id: string, name: string, by?: ChangedBy): Promise<void> =>
      change(async (transaction) => {
        const user = await findUser(transaction, id);
        if (user.name === name) return;
        await transaction.updateTable("staff_users").set({ name }).where("id", "=", id).execute();
        await recordChange(transaction, by, "name-changed", user);
      }),

    /**
     * Replaces the password and reports it to the owner. All sessions end but that of the request, which continues
     * under another token; password reset links and sign-ins that wait for a code end too.
     */
    setPassword: (
      owner: Owner,
      passwordHash: string,
      session: { id: string; token: string },
      occasion: MailOccasion,
    ): Promise<void> =>
      change(async (transaction) => {
        const { userId: id } = owner;
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
        await appendEntry(transaction, occasion.at, owner, "password-changed");
      }),

    /** Replaces the e-mail address and reports it to both. @returns false when another account has it */
    setEmail: (owner: Owner, email: string, occasion: MailOccasion): Promise<boolean> =>
      change(async (transaction) => {
        const { userId: id } = owner;
        const holder = await transaction
          .selectFrom("staff_users")
          .select("id")
          .where("email", "=", email)
          .executeTakeFirst();
        if (holder !== undefined && holder.id !== id) return false;
        const user = await findUser(transaction, id);
        if (user.email === email) return true;
        await transaction.updateTable("staff_users").set({ email }).where("id", "=", id).execute();
        for (const address of [user.email, email])
          await enqueueNotice(transaction, { ...user, email: address }, "email-changed", occasion);
        // Links sent to the old address must no longer work.
        await transaction.deleteFrom("staff_links").where("user_id", "=", id).where("kind", "=", "reset").execute();
        await appendEntry(transaction, occasion.at, owner, "email-changed");
        return true;
      }),

    /** @returns false for the last admin */
    setRole: (id: string, role: Role, by?: ChangedBy): Promise<boolean> => {
      const write = async (transaction: Transaction<Schema>, user: StaffUser) => {
        await transaction.updateTable("staff_users").set({ role }).where("id", "=", id).execute();
        if (user.role !== role) await recordChange(transaction, by, "role-changed", user, { role });
      };
      if (role !== "admin") return unlessLastAdmin(id, write);
      return change(async (transaction) => {
        await write(transaction, await findUser(transaction, id));
        return true;
      });
    },

    /** Disables an account and ends its sessions, links and tokens. @returns false for the last admin */
    disable: (id: string, by?: ChangedBy): Promise<boolean> =>
      unlessLastAdmin(id, async (transaction, user) => {
        await transaction.updateTable("staff_users").set({ banned: 1 }).where("id", "=", id).execute();
        await deleteSessions(transaction, id);
        await transaction.deleteFrom("api_tokens").where("user_id", "=", id).execute();
        await transaction.deleteFrom("staff_links").where("user_id", "=", id).execute();
        if (user.state !== "disabled") await recordChange(transaction, by, "account-disabled", user);
      }),

    requireSecondFactor: (id: string, required: boolean, by?: ChangedBy): Promise<void> =>
      change(async (transaction) => {
        const user = await findUser(transaction, id);
        if (user.secondFactorRequired === required) return;
        const values = { second_factor_required: required ? 1 : 0 };
        await transaction.updateTable("staff_users").set(values).where("id", "=", id).execute();
        await recordChange(transaction, by, required ? "second-factor-required" : "second-factor-optional", user);
      }),

    enable: (id: string, by?: ChangedBy): Promise<void> =>
      change(async (transaction) => {
        const user = await findUser(transaction, id);
        await transaction.updateTable("staff_users").set({ banned: 0 }).where("id", "=", id).execute();
        if (user.state === "disabled") await recordChange(transaction, by, "account-enabled", user);
      }),
  };
}

/** Returns whether an admin remains who can sign in when this account cannot. */
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
