import { type RawBuilder, sql } from "kysely";
import type { AnyForm } from "#features/submissions/form.ts";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import { sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
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
export function submissionsOfPerson(db: Database, form: AnyForm, address: string) {
  return submissionsOf(db, form).where(sentFrom(address));
}

/** Mails about the person's submissions of a form. */
export function mailsAbout(db: Database, form: AnyForm, address: string) {
  return db
    .selectFrom("outbox")
    .where("form", "=", form.name)
    .where("submission_id", "in", submissionsOfPerson(db, form, address).select("s.id"));
}

/** Notes of staff on the person's submissions of a form, called `n`. */
export function notesAbout(db: Database, form: AnyForm, address: string) {
  return submissionsOfPerson(db, form, address).innerJoin("submission_notes as n", (join) =>
    join.onRef("n.form", "=", "s.form").onRef("n.submission_id", "=", "s.id"),
  );
}

/** Mails to the person that belong to no submission; those about a staff account are the account's. */
export function looseMails(db: Database, address: string) {
  return db
    .selectFrom("outbox")
    .where("recipient_key", "=", mailboxOf(address))
    .where(sql<boolean>`lower(recipient) = lower(${address})`)
    .where("staff_user_id", "is", null)
    .where("form", "is", null);
}

/** Kinds of subjects that entries of the audit log name by the reference of a submission. */
export const entrySubjects = (forms: readonly AnyForm[]): string[] => [...forms.map(({ name }) => name), "mail"];
