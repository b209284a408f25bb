import { z } from "zod";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { readStored } from "#platform/database/stored-record.server.ts";
import { FALLBACK_LANGUAGE, isLanguage } from "#platform/i18n/languages.ts";
import { retentionTimeOf } from "../erased-from.ts";
import type { AnyForm } from "../form.ts";
import { bringBack } from "./desk-rows.server.ts";
import { eraseSubmissions } from "./erasure.server.ts";
import { newMail } from "./new-submission.server.ts";
import { submissionsOf, type Values } from "./submission-rows.server.ts";
import { lockSubmission, type MessageContext, type NewMessage, writeMessage } from "./write-message.server.ts";

/** Values of a form, of this release or another. */
const fieldsSchema = z.record(z.string(), z.unknown());

/** What senders change themselves, with the hash of their private link's token. */
export function senderChanges(db: Database, form: AnyForm) {
  return {
    /**
     * Stores values that the sender has changed.
     * @returns whether the token named a submission
     * @throws ExpectedError `unreadable-record` when the stored values are damaged; nothing is changed
     */
    changeOwn(tokenHash: string, values: Values, now: number): Promise<boolean> {
      return db.transaction().execute(async (transaction) => {
        const mine = transaction.updateTable("submissions").where("form", "=", form.name);
        // Writes first: of two concurrent changes the second waits here and then reads the result of the first.
        const row = await mine
          .where("token_hash", "=", tokenHash)
          .set(({ ref }) => ({ fields: ref("fields") }))
          .returning(["id", "fields"])
          .executeTakeFirst();
        if (row === undefined) return false;
        const isRenewed = "field" in form.retention && Object.hasOwn(values, form.retention.field);
        await mine
          .where("id", "=", row.id)
          .set({
            fields: JSON.stringify({ ...readStored(`${form.name} ${row.id}`, fieldsSchema, row.fields), ...values }),
          })
          .$if(isRenewed, (query) =>
            query.set({ retention: retentionTimeOf(form, values).setting, retained_since: now }),
          )
          .execute();
        return true;
      });
    },

    /**
     * Adds what the sender wrote on the private page, with a mail to the company. In a form with owners, the
     * submission is brought back, see `bringBack`.
     * @param auditOf adds the audit entry of the submission with a reference
     * @returns its reference; undefined for an unknown token
     * @throws ExpectedError `too-many`
     */
    writeOwn(
      tokenHash: string,
      message: Pick<NewMessage, "text" | "requestKey">,
      { now, mailHost }: Pick<MessageContext, "now" | "mailHost">,
      auditOf: (reference: string) => WriteEntry,
    ): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await lockSubmission(transaction, form, { tokenHash });
        if (row === undefined) return undefined;
        const written = { ...message, kind: "page" as const, at: now, author: undefined };
        const context = { last: undefined, change: undefined, now, mailHost };
        const outcome = await writeMessage(transaction, form, row, written, context, auditOf(row.reference));
        // The states of a form without owners are decisions, which a message does not change.
        if (outcome === "done" && form.owners) await bringBack(transaction, form, row.id, now);
        return row.reference;
      });
    },

    /**
     * Erases the submission of a private link with its mails, and queues a mail to the company.
     * @returns its reference; undefined for an unknown token
     */
    eraseOwn(tokenHash: string, now: number, mailHost: string): Promise<string | undefined> {
      return db.transaction().execute(async (transaction) => {
        const row = await submissionsOf(transaction, form)
          .select(["s.id", "s.reference", "s.language"])
          .where("s.token_hash", "=", tokenHash)
          .executeTakeFirst();
        if (row === undefined) return undefined;
        const gone = await eraseSubmissions(transaction, form, [row.id], { reason: "sender", erasedAt: now });
        if (gone.length === 0) return undefined;
        const language = isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE;
        if (form.mails.withdrawn !== undefined) {
          const mail = newMail(form.mails.withdrawn, { language, receivedAt: now, mailHost }, row.reference);
          await transaction.insertInto("outbox").values(mail).execute();
        }
        return row.reference;
      });
    },
  };
}
