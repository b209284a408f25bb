import type { Transaction } from "kysely";
import type { MailContent } from "#features/outbox/mail-content.server.ts";
import type { MailKind, OwnMailKind } from "#features/outbox/outbox.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { adminLanguage } from "./admin-language.server.ts";
import { type MailState, mailState } from "./mail-state.server.ts";
import { mailboxOf } from "./mailbox.server.ts";
import { newMail, newReference } from "./new-submission.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    mails: ReturnType<typeof mailsStore>;
  }
}

/** Mails that belong to no submission and no account, and so are not removed with one. */
const OWN_KINDS: readonly OwnMailKind[] = ["waiting-reminder", "test-mail", "health-notice"];
/** Counts stop here. */
const COUNTED_AT_MOST = 1000;
const FAILED_LISTED = 100;

export type { MailState };

/** A mail about a submission, with its delivery status. */
export interface SubmissionMail extends MailState {
  id: number;
  kind: string;
}

export interface FailedMail {
  id: number;
  kind: string;
  reference: string;
  /** Error as reported by the mail server or by this site. */
  reason: string;
  /** When it failed. */
  at: number;
}

/** Mails in the outbox as staff see them. */
export function mailsStore(db: Database) {
  const mail = (id: number) => db.selectFrom("outbox").selectAll().where("id", "=", id).executeTakeFirst();

  async function counted(state: "waiting" | "failed"): Promise<number> {
    const some = db.selectFrom("outbox").select("id").where("state", "=", state).limit(COUNTED_AT_MOST).as("some");
    const { count } = await db
      .selectFrom(some)
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }

  return {
    /** Returns the delivery status of a mail; undefined for an unknown id. */
    async stateOf(id: number): Promise<MailState | undefined> {
      const row = await mail(id);
      return row && mailState(row);
    },

    /** Returns failed mails, newest first. */
    async failed(limit = FAILED_LISTED): Promise<FailedMail[]> {
      const rows = await db
        .selectFrom("outbox")
        .select(["id", "kind", "reference", "last_error", "next_try_at"])
        .where("state", "=", "failed")
        .orderBy("created_at", "desc")
        .limit(limit)
        .execute();
      return rows.map(({ id, kind, reference, last_error, next_try_at }) => {
        return { id, kind, reference, reason: last_error ?? "", at: next_try_at };
      });
    },

    /** Counts waiting and failed mails, each up to 1,000. `oldestWaiting`: when the oldest waiting one was created. */
    async counts(): Promise<{ waiting: number; failed: number; oldestWaiting: number | undefined }> {
      const { oldest } = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min("created_at").as("oldest"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { waiting: await counted("waiting"), failed: await counted("failed"), oldestWaiting: oldest ?? undefined };
    },

    /**
     * Schedules a mail for immediate delivery; a failed one gets all attempts again. The caller wakes the delivery.
     * @param audit adds the audit entry of the change
     * @returns whether it was scheduled: not when it was already sent or does not exist
     */
    retry(
      id: number,
      now = Date.now(),
      audit?: (transaction: Transaction<Schema>, mail: Pick<FailedMail, "kind" | "reference">) => Promise<void>,
    ): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const of = (state: "failed" | "waiting") =>
          transaction
            .updateTable("outbox")
            .set({ state: "waiting", next_try_at: now })
            .where("id", "=", id)
            .where("state", "=", state)
            .returning(["kind", "reference"]);
        const scheduled =
          (await of("failed").set({ attempts: 0 }).executeTakeFirst()) ?? (await of("waiting").executeTakeFirst());
        if (scheduled === undefined) return false;
        await audit?.(transaction, scheduled);
        return true;
      });
    },

    /**
     * Schedules failed mails for immediate delivery with all attempts, the newest first. The caller wakes the delivery.
     * @param limit how many at most, so that the transaction stays short
     * @param audit adds the audit entry of the change
     * @returns how many
     */
    retryFailed(
      limit: number,
      now: number,
      audit: (transaction: Transaction<Schema>, count: number) => Promise<void>,
    ): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const failed = transaction.selectFrom("outbox").select("id").where("state", "=", "failed");
        const { numUpdatedRows } = await transaction
          .updateTable("outbox")
          .set({ state: "waiting", attempts: 0, next_try_at: now })
          .where("id", "in", failed.orderBy("created_at", "desc").limit(limit))
          .where("state", "=", "failed")
          .executeTakeFirst();
        const count = Number(numUpdatedRows);
        if (count > 0) await audit(transaction, count);
        return count;
      });
    },

    /**
     * Adds a test mail to the outbox. The caller wakes the delivery.
     * @param audit adds the audit entry of the change
     * @param content what it says; by default that mails arrive
     * @returns its id
     */
    enqueueTest(
      recipient: string,
      language: Language,
      mailHost: string,
      now = Date.now(),
      audit?: (transaction: Transaction<Schema>, id: number) => Promise<void>,
      content?: MailContent,
    ): Promise<number> {
      const mail = newMail("test-mail", { language, receivedAt: now, mailHost }, newReference("S"));
      return db.transaction().execute(async (transaction) => {
        const { id } = await transaction
          .insertInto("outbox")
          // The key makes the mail part of the recipient's personal data.
          .values({
            ...{ ...mail, recipient, recipient_key: mailboxOf(recipient) },
            content: content === undefined ? null : JSON.stringify(content),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        await audit?.(transaction, id);
        return id;
      });
    },

    /**
     * Adds the reminder of a day to the outbox unless it exists.
     * @param day "YYYY-MM-DD"
     * @returns whether it was added
     */
    async enqueueReminder(day: string, language: Language, mailHost: string, now: number): Promise<boolean> {
      const reminder = newMail("waiting-reminder", { language, receivedAt: now, mailHost }, newReference("S"));
      const { numInsertedOrUpdatedRows } = await db
        .insertInto("outbox")
        .values({ ...reminder, message_id: `waiting-${day}@${mailHost}` })
        .onConflict((conflict) => conflict.column("message_id").doNothing())
        .executeTakeFirst();
      return (numInsertedOrUpdatedRows ?? 0n) > 0n;
    },

    /**
     * Adds the reminder of an expiring entry to the outbox unless it was added before.
     * @param reference names the entry and its last day
     * @returns whether it was added
     */
    enqueueExpiry(reference: string, language: Language, mailHost: string, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const known = await transaction
          .selectFrom("outbox")
          .select("id")
          // Uses an index, as most mails belong to submissions.
          .where("form", "is", null)
          .where("kind", "=", "expiry-reminder" satisfies MailKind)
          .where("reference", "=", reference)
          .executeTakeFirst();
        if (known !== undefined) return false;
        const reminder = newMail("expiry-reminder", { language, receivedAt: now, mailHost }, reference);
        const { numInsertedOrUpdatedRows } = await transaction
          .insertInto("outbox")
          .values({ ...reminder, message_id: `expiry-${reference}@${mailHost}` })
          .onConflict((conflict) => conflict.column("message_id").doNothing())
          .executeTakeFirst();
        return (numInsertedOrUpdatedRows ?? 0n) > 0n;
      });
    },

    adminLanguage: () => adminLanguage(db),

    /**
     * Removes mails created before a time, by default those that a month is enough for.
     * @param kinds of mails that belong to no submission
     * @returns the number removed
     */
    async removeOwnBefore(time: number, kinds: readonly OwnMailKind[] = OWN_KINDS): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        // Uses an index, as most mails belong to submissions.
        .where("form", "is", null)
        .where("kind", "in", kinds)
        .where("created_at", "<", time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
