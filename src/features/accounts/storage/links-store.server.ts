import type { Transaction } from "kysely";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import type { MailKind } from "#features/outbox/outbox.server.ts";
import type { LinkToken } from "#features/submissions/storage/new-submission.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { enqueueNotice, enqueueStaffMail, type MailOccasion } from "./staff-mails.server.ts";
import {
  type ChangedBy,
  changeAccounts,
  deleteSessions,
  findUser,
  insertUser,
  type NewStaffUser,
  recordChange,
  type StaffUser,
  staffUser,
  takenName,
  writePassword,
} from "./staff-users.server.ts";

/** Links that lead to a password for an account. */
export type StaffLinkKind = "invitation" | "reset";

/** A new link. Times are ms since 1970. */
export interface NewStaffLink {
  token: LinkToken;
  createdAt: number;
  expiresAt: number;
  /** Host name for the Message-ID of its mail; undefined: no mail is queued. */
  mailHost: string | undefined;
}

/** Age (ms) at which links of a first start are removed; each start without an account adds one. */
const OLD_SET_UP_MS = 7 * 86_400_000;
const DAY_MS = 86_400_000;

/** Creates the store of secret links, by the hashes of their tokens. */
export function linksStore(db: Database, dialect: DialectName) {
  const change = <Result>(work: (transaction: Transaction<Schema>) => Promise<Result>) =>
    changeAccounts(db, dialect, work);

  return {
    /** Adds an account with the link of its invitation and the mail with it. */
    invite: (
      user: NewStaffUser,
      link: NewStaffLink,
      by?: ChangedBy,
    ): Promise<{ id: string } | "username-taken" | "email-taken"> =>
      change(async (transaction) => {
        const taken = await takenName(transaction, user);
        if (taken !== undefined) return taken;
        const id = await insertUser(transaction, user);
        await insertLink(transaction, "invitation", { id, email: user.email, language: user.language }, link);
        await recordChange(transaction, by, "account-invited", user, { role: user.role });
        return { id };
      }),

    /**
     * Adds a link for an account; older invitations end.
     * @param most maximum number of mails of this kind per account and day; beyond it nothing is added
     * @param by undefined for a link that the owner requested: no audit entry is added
     * @throws ExpectedError `not-found`; `conflict` for an invitation to an account that is not waiting for one, and for
     * a reset of a disabled one
     */
    renew: (
      kind: StaffLinkKind,
      userId: string,
      link: NewStaffLink,
      { most, by }: { most?: number; by?: ChangedBy },
    ): Promise<void> =>
      change(async (transaction) => {
        const user = await findUser(transaction, userId);
        const fits = kind === "invitation" ? user.state === "invited" : user.state !== "disabled";
        if (!fits) throw new ExpectedError("conflict", `The account is ${user.state}.`);
        if (most !== undefined && (await mailsOfDay(transaction, kind, userId, link.createdAt)) >= most) return;
        if (kind === "invitation") await deleteLinks(transaction, userId, kind);
        await insertLink(transaction, kind, user, link);
        await recordChange(transaction, by, kind === "invitation" ? "invitation-renewed" : "reset-link-made", user);
      }),

    /** Returns the account of a link; undefined when the link is unknown, expired or used. */
    async find(kind: StaffLinkKind, hash: string, now: number): Promise<StaffUser | undefined> {
      const row = await db
        .selectFrom("staff_links")
        .innerJoin("staff_users", "staff_users.id", "staff_links.user_id")
        .selectAll("staff_users")
        .where("token_hash", "=", hash)
        .where("kind", "=", kind)
        .where("expires_at", ">", now)
        .where("staff_users.banned", "=", 0)
        .executeTakeFirst();
      return row && staffUser(row);
    },

    /**
     * Uses a link: sets the password, and ends all sessions and other links of the account. A reset also revokes the
     * API tokens and removes the passkeys, which somebody else may have added, and is reported to the owner.
     * @param address the client's
     * @returns its account; undefined when the link is unknown, expired or used
     */
    use: (
      kind: StaffLinkKind,
      hash: string,
      passwordHash: string,
      occasion: MailOccasion,
      address: string,
    ): Promise<StaffUser | undefined> =>
      change(async (transaction) => {
        const now = occasion.at;
        const link = await transaction
          .deleteFrom("staff_links")
          .where("token_hash", "=", hash)
          .where("kind", "=", kind)
          .where("expires_at", ">", now)
          .returning("user_id")
          .executeTakeFirst();
        if (link === undefined || link.user_id === null) return undefined;
        const id = link.user_id;
        const row = await transaction
          .updateTable("staff_users")
          .set((is) => ({ activated_at: is.fn.coalesce("activated_at", is.val(now)) }))
          .where("id", "=", id)
          .where("banned", "=", 0)
          .returningAll()
          .executeTakeFirst();
        if (row === undefined) return undefined;
        await writePassword(transaction, id, passwordHash);
        await deleteSessions(transaction, id);
        await deleteLinks(transaction, id);
        const user = staffUser(row);
        if (kind === "reset") {
          await transaction.deleteFrom("api_tokens").where("user_id", "=", id).execute();
          await transaction.deleteFrom("staff_passkeys").where("user_id", "=", id).execute();
          await enqueueNotice(transaction, user, "password-reset", occasion);
        }
        // Without the code of the second factor, nothing proves that it was the owner.
        const actor = user.totp ? { address } : { userId: id, name: user.name, address };
        const subject = { kind: "account", name: user.username };
        const action = kind === "invitation" ? "invitation-accepted" : "password-reset";
        await appendEntry(transaction, now, actor, action, { subject });
        return user;
      }),

    /** Adds the link of a first start, which works until an account exists. */
    async addSetUp(hash: string, now: number): Promise<void> {
      await db
        .deleteFrom("staff_links")
        .where("kind", "=", "set-up")
        .where("created_at", "<", now - OLD_SET_UP_MS)
        .execute();
      await db
        .insertInto("staff_links")
        .values({ token_hash: hash, kind: "set-up", user_id: null, created_at: now, expires_at: null })
        .execute();
    },

    async isSetUp(hash: string): Promise<boolean> {
      const row = await db
        .selectFrom("staff_links")
        .select("kind")
        .where("token_hash", "=", hash)
        .where("kind", "=", "set-up")
        .executeTakeFirst();
      return row !== undefined;
    },
  };
}

async function deleteLinks(on: Transaction<Schema>, userId: string, kind?: StaffLinkKind): Promise<void> {
  const links = on.deleteFrom("staff_links").where("user_id", "=", userId);
  await (kind === undefined ? links : links.where("kind", "=", kind)).execute();
}

async function insertLink(
  transaction: Transaction<Schema>,
  kind: StaffLinkKind,
  user: { id: string; email: string | undefined; language: Language },
  { token, createdAt, expiresAt, mailHost }: NewStaffLink,
): Promise<void> {
  await transaction
    .insertInto("staff_links")
    .values({ token_hash: token.hash, kind, user_id: user.id, created_at: createdAt, expires_at: expiresAt })
    .execute();
  if (mailHost === undefined || user.email === undefined) return;
  const to = { ...user, email: user.email };
  await enqueueStaffMail(
    transaction,
    `staff-${kind}`,
    to,
    { at: createdAt, mailHost },
    { sealed_token: token.encrypted },
  );
}

/** Counts an account's mails with a link of one kind in the day before `now` (ms since 1970). */
async function mailsOfDay(
  transaction: Transaction<Schema>,
  kind: StaffLinkKind,
  userId: string,
  now: number,
): Promise<number> {
  const { count } = await transaction
    .selectFrom("outbox")
    .select(({ fn }) => fn.countAll<number>().as("count"))
    .where("staff_user_id", "=", userId)
    .where("kind", "=", `staff-${kind}` satisfies MailKind)
    .where("created_at", ">", now - DAY_MS)
    .executeTakeFirstOrThrow();
  return Number(count);
}
