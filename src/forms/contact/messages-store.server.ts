import { eraseMessages } from "#features/submissions/storage/erasure.server.ts";
import { foldedMessage } from "#features/submissions/storage/folded-message.server.ts";
import {
  type Arrival,
  enqueueMails,
  findEqual,
  type Kept,
  newReference,
  printColumns,
  takeTurns,
} from "#features/submissions/storage/new-submission.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import type { ContactMessage } from "./contact.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    messages: ReturnType<typeof messagesStore>;
  }
}

/** Contact messages. */
export function messagesStore(db: Database, dialect: DialectName) {
  return {
    /**
     * Keeps a message together with its mails, all or nothing; one suspected to be spam gets no mail.
     * @returns its reference, or that of an equal one that came before (`isNew` is false)
     */
    keep(message: ContactMessage, arrival: Arrival): Promise<Kept> {
      return db.transaction().execute(async (transaction) => {
        await takeTurns(transaction, dialect);
        const known = await findEqual(transaction, "messages", arrival);
        if (known !== undefined) return { reference: known, isNew: false };
        const reference = newReference("M");
        const { id } = await transaction
          .insertInto("messages")
          .values({
            reference,
            language: arrival.language,
            received_at: arrival.receivedAt,
            first_name: message.firstName,
            last_name: message.lastName,
            email: message.email,
            message: message.message,
            suspected_spam: Number(arrival.suspectedSpam),
            folded: foldedMessage(reference, message),
            ...printColumns(arrival, message.email),
          })
          .returning("id")
          .executeTakeFirstOrThrow();
        if (!arrival.suspectedSpam) {
          await enqueueMails(transaction, arrival, { contactMessageId: id }, reference, "message-notice", {
            kind: "message-confirmation",
            recipient: message.email,
            sealedToken: null,
          });
        }
        return { reference, isNew: true };
      });
    },

    /** How many messages were received before a time. */
    async countReceivedBefore(time: number): Promise<number> {
      const { count } = await db
        .selectFrom("messages")
        .select((row) => row.fn.countAll<number>().as("count"))
        .where("received_at", "<", time)
        .executeTakeFirstOrThrow();
      return Number(count);
    },

    /**
     * Erases messages received before a time, with their mails; each leaves a trace without data.
     * @param limit how many at most, so that one transaction stays short
     * @returns how many there were
     */
    eraseReceivedBefore(time: number, now: number, limit: number): Promise<number> {
      return db.transaction().execute(async (transaction) => {
        const rows = await transaction
          .selectFrom("messages")
          .select("id")
          .where("received_at", "<", time)
          .orderBy("received_at")
          .limit(limit)
          .execute();
        const ids = rows.map(({ id }) => id);
        await eraseMessages(transaction, ids, { reason: "retention", erasedAt: now });
        return rows.length;
      });
    },
  };
}
