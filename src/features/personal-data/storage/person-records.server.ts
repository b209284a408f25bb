import { batch } from "#features/publishing/storage/every-record.server.ts";
import type { AnyForm } from "#features/submissions/form.ts";
import { readWholeSubmissions, sentFrom, submissionsOf } from "#features/submissions/storage/submission-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { entrySubjects, looseMails } from "./of-person.server.ts";

/*
 * All that is held of one person, batch by batch in the order of ids: whole rows, with what belongs to each. Left out is
 * what only tells a submission that comes again, or opens the private link: hashes, from which no way leads back.
 */

/** A mail as it is stored. Times are ms since 1970. */
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

/** Submissions of a form with all that belongs to them. */
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
  // The address that staff acted from is theirs, and left out.
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
  // The person gets what is stored, also a state or a language that this release does not know.
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

/** Mails to the person that belong to no submission. */
export async function looseMailRecords(db: Database, address: string, after: number, limit: number) {
  const mails = looseMails(db, address).select(MAIL);
  return batch(await mails.where("id", ">", after).orderBy("id").limit(limit).execute());
}
