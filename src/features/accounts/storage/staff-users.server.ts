import { randomUUID } from "node:crypto";
import { type ExpressionBuilder, type Selectable, sql, type Transaction } from "kysely";
import type { AuditActor, AuditFacts } from "#features/audit/audit.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { isRole, type Role } from "#ui/dashboard/roles.ts";
import type { Actor } from "../accounts.server.ts";

/** better-auth's name for accounts with a password. */
const CREDENTIAL = "credential";
/** Number of the lock, different from all others of this database. */
const ACCOUNTS_LOCK = 7_002;

/** A stored account. */
export interface StaffUser {
  id: string;
  username: string;
  name: string;
  email: string | undefined;
  role: Role;
  language: Language;
  state: "active" | "invited" | "disabled";
  /** Whether signing in requires a code after the password. */
  totp: boolean;
  /** Whether the account must have an app or a passkey before any page opens. */
  secondFactorRequired: boolean;
}

/** The account of an actor. */
export interface AskingUser extends StaffUser {
  hasPasskey: boolean;
}

/** A new account. */
export interface NewStaffUser {
  username: string;
  name: string;
  email: string | undefined;
  role: Role;
  language: Language;
  passwordHash: string;
  /** Undefined: invited, with a random password. */
  activatedAt: number | undefined;
}

/** The owner of a changed account, for the audit log. */
export type Owner = Pick<Actor, "userId" | "username" | "name" | "address">;

/** The actor of a change to another person's account: an admin, or the command line on the server. */
export type ChangedBy = Exclude<AuditActor, undefined> | "command line";

/** Reads a row. An unknown role becomes the lowest one, an unknown language the fallback. */
export function staffUser(row: Selectable<Schema["staff_users"]>): StaffUser {
  return {
    id: row.id,
    username: row.username,
    name: row.name,
    email: row.email ?? undefined,
    role: isRole(row.role) ? row.role : "editor",
    language: isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE,
    state: row.banned !== 0 ? "disabled" : row.activated_at === null ? "invited" : "active",
    totp: row.two_factor_enabled !== 0,
    secondFactorRequired: row.second_factor_required !== 0,
  };
}

/** Reads an account by its id. @throws ExpectedError `not-found` */
export async function findUser(transaction: Transaction<Schema>, id: string): Promise<StaffUser> {
  const row = await transaction.selectFrom("staff_users").selectAll().where("id", "=", id).executeTakeFirst();
  if (row === undefined) throw new ExpectedError("not-found", "There is no such account.");
  return staffUser(row);
}

/** Returns the expression that counts the passkeys of a row of `staff_users`, for `select`. */
export function countPasskeys({ selectFrom }: Pick<ExpressionBuilder<Schema, "staff_users">, "selectFrom">) {
  return selectFrom("staff_passkeys")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .whereRef("staff_passkeys.user_id", "=", "staff_users.id")
    .as("passkeys");
}

/**
 * Changes accounts, one change at a time: names stay unique, one admin always remains, and a link is used once, however
 * many processes serve the site.
 */
export function changeAccounts<Result>(
  db: Database,
  dialect: DialectName,
  change: (transaction: Transaction<Schema>) => Promise<Result>,
): Promise<Result> {
  return db.transaction().execute(async (transaction) => {
    // SQLite runs one writing transaction at a time.
    if (dialect === "postgres") await sql`select pg_advisory_xact_lock(${ACCOUNTS_LOCK})`.execute(transaction);
    return change(transaction);
  });
}

/** Inserts an account with its password. @returns its id */
export async function insertUser(transaction: Transaction<Schema>, user: NewStaffUser): Promise<string> {
  const id = randomUUID();
  const now = new Date().toISOString();
  const { username, name, email, role, language, activatedAt } = user;
  await transaction
    .insertInto("staff_users")
    .values({
      ...{ id, username, name, role, language, email: email ?? null, activated_at: activatedAt ?? null },
      ...{ email_verified: 0, banned: 0, two_factor_enabled: 0, created_at: now, updated_at: now },
    })
    .execute();
  await transaction
    .insertInto("staff_accounts")
    .values({
      ...{ id: randomUUID(), account_id: id, provider_id: CREDENTIAL, user_id: id },
      ...{ password: user.passwordHash, created_at: now, updated_at: now },
    })
    .execute();
  return id;
}

/** Replaces the password of an account. */
export async function writePassword(transaction: Transaction<Schema>, userId: string, hash: string): Promise<void> {
  await transaction
    .updateTable("staff_accounts")
    .set({ password: hash, updated_at: new Date().toISOString() })
    .where("user_id", "=", userId)
    .where("provider_id", "=", CREDENTIAL)
    .execute();
}

/** Returns which name of a new account is taken; undefined when none is. */
export async function takenName(
  transaction: Transaction<Schema>,
  { username, email }: Pick<NewStaffUser, "username" | "email">,
): Promise<"username-taken" | "email-taken" | undefined> {
  const rows = await transaction
    .selectFrom("staff_users")
    .select("username")
    .where((is) => is.or([is("username", "=", username), ...(email === undefined ? [] : [is("email", "=", email)])]))
    .execute();
  if (rows.length === 0) return undefined;
  return rows.some((row) => row.username === username) ? "username-taken" : "email-taken";
}

/**
 * Adds the audit entry of a change to another person's account, in the transaction of the change.
 * @param by undefined: adds nothing
 */
export async function recordChange(
  transaction: Transaction<Schema>,
  by: ChangedBy | undefined,
  action: AuditAction,
  { username }: Pick<StaffUser, "username">,
  details: AuditFacts["details"] = {},
): Promise<void> {
  if (by === undefined) return;
  const subject = { kind: "account", name: username };
  if (by === "command line") {
    await appendEntry(transaction, Date.now(), undefined, action, { subject, details: { ...details, by } });
  } else {
    await appendEntry(transaction, Date.now(), by, action, { subject, details });
  }
}

/** Ends all sessions of an account, and sign-ins that wait for a code. */
export async function deleteSessions(on: Database | Transaction<Schema>, userId: string): Promise<void> {
  await on.deleteFrom("staff_sessions").where("user_id", "=", userId).execute();
  await deleteChallenges(on, userId);
}

/** Ends sign-ins of an account that wait for a code; better-auth stores the user id as their value. */
export async function deleteChallenges(on: Database | Transaction<Schema>, userId: string): Promise<void> {
  await on.deleteFrom("staff_verifications").where("value", "=", userId).execute();
}
