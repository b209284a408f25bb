import { type RawBuilder, sql } from "kysely";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import { sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
import type { StoredForm } from "#features/submissions/storage/submission-tables.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/*
 * What is a person's by an e-mail address, capitals aside. SQLite knows capitals of A to Z only: another spelling of other
 * letters counts as a similar address, never as a stranger's.
 */

/** The condition on the `email` of an account. */
export function ofPerson(address: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = lower(${address})`;
}

/** The person's submissions of a form, called `s`. An index finds them. */
export function submissionsOfPerson(db: Database, stored: StoredForm, address: string) {
  return submissionsOf(db, stored).where(sentFrom(address));
}

/** Mails about the person's submissions of a form. */
export function mailsAbout(db: Database, stored: StoredForm, address: string) {
  return db
    .selectFrom("outbox")
    .where(stored.tables.mails as "submission_id", "in", submissionsOfPerson(db, stored, address).select("s.id"));
}

/** Notes of staff on the person's submissions of a form, called `n`. */
export function notesAbout(db: Database, stored: StoredForm, address: string) {
  const { table, submission } = stored.tables.notes;
  return submissionsOfPerson(db, stored, address).innerJoin(
    `${table} as n` as "submission_notes as n",
    `n.${submission}` as "n.submission_id",
    "s.id",
  );
}

/** Mails to the person that belong to no submission; those about a staff account are the account's. */
export function looseMails(db: Database, forms: readonly StoredForm[], address: string) {
  let mails = db
    .selectFrom("outbox")
    .where("recipient_key", "=", mailboxOf(address))
    .where(sql<boolean>`lower(recipient) = lower(${address})`)
    .where("staff_user_id", "is", null);
  for (const column of mailColumns(forms)) mails = mails.where(column, "is", null);
  return mails;
}

/** Columns of the outbox that name submissions. */
export function mailColumns(forms: readonly StoredForm[]): "submission_id"[] {
  return [...new Set(forms.map(({ tables }) => tables.mails as "submission_id"))];
}

/** Kinds of subjects that entries of the audit log name by the reference of a submission. */
export const entrySubjects = (forms: readonly StoredForm[]): string[] => [
  ...forms.map(({ form }) => form.name),
  "mail",
];
