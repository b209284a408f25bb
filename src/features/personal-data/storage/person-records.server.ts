import { batch } from "#features/publishing/storage/every-record.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { readWholeSubmissions, sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { entrySubjects, unattachedMails } from "./of-person.server.ts";

/*
 * All data of a person in batches by id. Hashes are left out: those that recognise repeated submissions and that of the
 * private link, from which nothing can be recovered.
 */

/** Columns of a mail. Times are ms since 1970. */
const MAIL = [
  "id",
  "kind",
  "language",
  "state",
  "recipient",
  "attempts",
  "created_at",
  "sent_at",
  "last_error",
] as const;

/** Returns a batch of a form's submissions with all their data. */
export async function submissionRecords(
  db: Database,
  forms: readonly AnyForm[],
  form: AnyForm,
  address: string,
  after: number,
  limit: number,
) {
  const submissions = await readWholeSubmissions(db, form, (query) =>
    query.where(sentFrom(address)).where("s.id", ">", after).orderBy("s.id").limit(limit),
  );
  if (submissions.length === 0) return batch([]);
  const ids = submissions.map(({ id }) => id);
  const asStored = await submissionsOf(db, form)
    .select(["s.id", "s.state", "s.language"])
    .where("s.id", "in", ids)
    .execute();
  const mails = await db
    .selectFrom("outbox")
    .select(MAIL)
    .select("submission_id as submission")
    .where("form", "=", form.name)
    .where("submission_id", "in", ids)
    .orderBy("id")
    .execute();
  // The staff member's IP address is left out.
  const entries = await db
    .selectFrom("audit_log")
    .select(["at", "actor", "action", "subject", "details"])
    .where("subject_kind", "in", entrySubjects(forms))
    .where(
      "subject",
      "in",
      submissions.map(({ reference }) => reference),
    )
    .orderBy("id")
    .execute();
  // Exports the stored state and language even when this release does not know them.
  const storedOf = new Map(asStored.map((row) => [row.id, row]));
  const mailsOf = Map.groupBy(mails, ({ submission }) => submission);
  const entriesOf = Map.groupBy(entries, ({ subject }) => subject);
  return batch(
    submissions.map((submission) => ({
      ...submission,
      ...storedOf.get(submission.id),
      stars: submission.stars.toSorted((one, other) => one.at - other.at),
      mails: mailsOf.get(submission.id) ?? [],
      entries: entriesOf.get(submission.reference) ?? [],
    })),
  );
}

/** Returns a batch of mails to the person that belong to no submission. */
export async function unattachedMailRecords(db: Database, address: string, after: number, limit: number) {
  const mails = unattachedMails(db, address).select(MAIL);
  return batch(await mails.where("id", ">", after).orderBy("id").limit(limit).execute());
}
