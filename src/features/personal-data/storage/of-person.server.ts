import { type RawBuilder, sql } from "kysely";
import type { AnyForm } from "#features/submissions/form.ts";
import { mailboxOf } from "#features/submissions/storage/mailbox.server.ts";
import { sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/*
 * Queries for the data of a person by e-mail address, ignoring case. SQLite folds only A to Z: an address that differs
 * in the case of other letters is found as a similar address.
 */

/** Returns the condition on the column `email` of an account. */
export function accountHasEmail(address: string): RawBuilder<boolean> {
  return sql<boolean>`lower(email) = lower(${address})`;
}

/** Selects the person's submissions of a form, with alias `s`; uses an index. */
export function submissionsOfPerson(db: Database, form: AnyForm, address: string) {
  return submissionsOf(db, form).where(sentFrom(address));
}

/** Selects mails about the person's submissions of a form. */
export function mailsAbout(db: Database, form: AnyForm, address: string) {
  return db
    .selectFrom("outbox")
    .where("form", "=", form.name)
    .where("submission_id", "in", submissionsOfPerson(db, form, address).select("s.id"));
}

/** Selects notes on the person's submissions of a form, with alias `n`. */
export function notesAbout(db: Database, form: AnyForm, address: string) {
  return submissionsOfPerson(db, form, address).innerJoin("submission_notes as n", (join) =>
    join.onRef("n.form", "=", "s.form").onRef("n.submission_id", "=", "s.id"),
  );
}

/** Selects messages of the threads of the person's submissions of a form, with alias `m`. */
export function threadsOf(db: Database, form: AnyForm, address: string) {
  return submissionsOfPerson(db, form, address).innerJoin("submission_messages as m", (join) =>
    join.onRef("m.form", "=", "s.form").onRef("m.submission_id", "=", "s.id"),
  );
}

/** Selects mails to the person that belong to no submission and no staff account. */
export function unattachedMails(db: Database, address: string) {
  return db
    .selectFrom("outbox")
    .where("recipient_key", "=", mailboxOf(address))
    .where(sql<boolean>`lower(recipient) = lower(${address})`)
    .where("staff_user_id", "is", null)
    .where("form", "is", null);
}

/** Returns the kinds of audit log subjects whose name is the reference of a submission. */
export const entrySubjects = (forms: readonly AnyForm[]): string[] => [...forms.map(({ name }) => name), "mail"];
