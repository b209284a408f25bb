import { type RawBuilder, sql } from "kysely";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/*
 * What is a person's by an e-mail address, capitals aside. SQLite knows capitals of A to Z only: another spelling of other
 * letters counts as a similar address, never as a stranger's.
 */

/** The condition on a row's `email`. */
export function ofPerson(address: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = lower(${address})`;
}

/** Ids of the person's messages, for conditions. */
export function messageIds(db: Database, address: string) {
  return db.selectFrom("messages").select("id").where(ofPerson(address));
}

/** Ids of the person's applications, for conditions. */
export function applicationIds(db: Database, address: string) {
  return db.selectFrom("applications").select("id").where(ofPerson(address));
}

/** Mails to the person that belong to no submission; those about a staff account are the account's. */
export function looseMails(db: Database, address: string) {
  return db
    .selectFrom("outbox")
    .where("recipient_key", "=", mailboxOf(address))
    .where(sql<boolean>`lower(recipient) = lower(${address})`)
    .where("contact_message_id", "is", null)
    .where("application_id", "is", null)
    .where("staff_user_id", "is", null);
}
