import type { MailKind } from "#features/outbox/outbox.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { type MailState, mailState } from "./mail-state.server.ts";
import { mailboxOf } from "./mailbox.server.ts";
import { newMail, newReference } from "./new-submission.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    mails: ReturnType<typeof mailsStore>;
  }
}

/** Mails that belong to no submission and no account: nothing else takes them away. */
const OWN_KINDS: readonly MailKind[] = ["waiting-reminder", "test-mail"];
/** Nobody counts on from here. */
const COUNTED_AT_MOST = 1000;
const FAILED_LISTED = 100;

export type { MailState };

/** A mail about a submission, with how it stands. */
export interface SubmissionMail extends MailState {
  id: number;
  kind: string;
}

/** A mail that has failed. */
export interface FailedMail {
  id: number;
  kind: string;
  reference: string;
  /** The server's words, or ours. */
  reason: string;
  /** When it failed. */
  at: number;
}

/** Mails as staff see them: where each stands, and a new try. */
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
    /** How one mail stands; undefined: there is none (any more). */
    async stateOf(id: number): Promise<MailState | undefined> {
      const row = await mail(id);
      return row && mailState(row);
    },

    /** What has failed, the newest mail first. @param limit how many at most */
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

    /** How many mails wait and have failed, each counted up to 1,000, and when the oldest that waits was made. */
    async counts(): Promise<{ waiting: number; failed: number; oldestWaiting: number | undefined }> {
      const { oldest } = await db
        .selectFrom("outbox")
        .select(({ fn }) => fn.min("created_at").as("oldest"))
        .where("state", "=", "waiting")
        .executeTakeFirstOrThrow();
      return { waiting: await counted("waiting"), failed: await counted("failed"), oldestWaiting: oldest ?? undefined };
    },

    /**
     * Has a mail tried at once, one that had failed as often again as a new one. Delivery is to be woken then.
     * @returns what it is, or undefined when it has gone already or is not there
     */
    async retry(id: number, now = Date.now()): Promise<Pick<FailedMail, "kind" | "reference"> | undefined> {
      const failed = await db
        .updateTable("outbox")
        .set({ state: "waiting", attempts: 0, next_try_at: now })
        .where("id", "=", id)
        .where("state", "=", "failed")
        .executeTakeFirst();
      const waiting =
        failed.numUpdatedRows > 0n
          ? failed
          : await db
              .updateTable("outbox")
              .set({ next_try_at: now })
              .where("id", "=", id)
              .where("state", "=", "waiting")
              .executeTakeFirst();
      if (waiting.numUpdatedRows === 0n) return undefined;
      const row = await mail(id);
      return row && { kind: row.kind, reference: row.reference };
    },

    /**
     * Puts a mail into the outbox that says that mail works. Delivery is to be woken then.
     * @returns its id
     */
    async enqueueTest(recipient: string, language: Language, mailHost: string, now = Date.now()): Promise<number> {
      const mail = newMail("test-mail", { language, receivedAt: now, mailHost }, newReference("S"));
      const { id } = await db
        .insertInto("outbox")
        // By the key, a person's data is found and erased.
        .values({ ...mail, recipient, recipient_key: mailboxOf(recipient) })
        .returning("id")
        .executeTakeFirstOrThrow();
      return id;
    },

    /**
     * Puts the reminder of a day into the outbox, once, whoever does so again.
     * @param day "YYYY-MM-DD" @returns whether it was not there yet
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

    /** The language for mails to the company: that of the oldest account of an admin. */
    async adminLanguage(): Promise<Language> {
      const row = await db
        .selectFrom("staff_users")
        .select("language")
        .where("role", "=", "admin")
        .where("banned", "=", 0)
        .where("activated_at", "is not", null)
        .orderBy("created_at")
        .limit(1)
        .executeTakeFirst();
      return isLanguage(row?.language) ? row.language : FALLBACK_LANGUAGE;
    },

    /** Removes reminders and tests that were made before a time. @returns how many */
    async removeOwnBefore(time: number): Promise<number> {
      const { numDeletedRows } = await db
        .deleteFrom("outbox")
        // By an index: mails of messages are many.
        .where("form", "is", null)
        .where("kind", "in", OWN_KINDS)
        .where("created_at", "<", time)
        .executeTakeFirst();
      return Number(numDeletedRows);
    },
  };
}
