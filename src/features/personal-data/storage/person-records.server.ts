import { batch } from "#features/publishing/storage/every-record.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { ENTRY_SUBJECTS } from "./held-rows.server.ts";
import { looseMails, ofPerson } from "./of-person.server.ts";

/*
 * All that is held of one person, batch by batch in the order of ids: whole rows, with what belongs to each. Left out is
 * what only tells a submission that comes again, or opens the private link: hashes, from which no way leads back.
 */

/** A mail about a submission, as it stands. Times are ms since 1970. */
const MAIL = [
  "id",
  "contact_message_id",
  "application_id",
  "kind",
  "language",
  "state",
  "recipient",
  "attempts",
  "created_at",
  "sent_at",
  "last_error",
] as const;

/** Messages with their notes and mails. */
export async function messageRecords(db: Database, address: string, after: number, limit: number) {
  const messages = await db
    .selectFrom("messages")
    .leftJoin(
      db.selectFrom("staff_users").select(["id as owner", "name as owner_name"]).as("owners"),
      "owners.owner",
      "messages.owner_id",
    )
    .select(["id", "reference", "language", "received_at", "first_name", "last_name", "email", "message"])
    .select(["suspected_spam", "state", "changed_at", "owner_name"])
    .where(ofPerson(address))
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const ids = messages.map(({ id }) => id);
  const notes = await none(ids, () =>
    db.selectFrom("message_notes").selectAll().where("message_id", "in", ids).orderBy("id").execute(),
  );
  const mails = await none(ids, () =>
    db.selectFrom("outbox").select(MAIL).where("contact_message_id", "in", ids).orderBy("id").execute(),
  );
  const entries = await entriesOf(
    db,
    messages.map(({ reference }) => reference),
  );
  const notesOf = Map.groupBy(notes, (note) => note.message_id);
  const mailsOf = Map.groupBy(mails, (mail) => mail.contact_message_id);
  return batch(
    messages.map((message) => ({
      ...message,
      notes: notesOf.get(message.id) ?? [],
      mails: mailsOf.get(message.id) ?? [],
      entries: entries.get(message.reference) ?? [],
    })),
  );
}

/** Applications with their notes, ratings and mails. */
export async function applicationRecords(db: Database, address: string, after: number, limit: number) {
  const applications = await db
    .selectFrom("applications")
    .select(["id", "reference", "language", "received_at", "offer_id", "first_name", "last_name", "email", "phone"])
    .select(["consent", "consent_at", "file_key", "file_name", "file_size", "file_sha256", "scan", "suspected_spam"])
    .select(["state", "changed_at"])
    .where(ofPerson(address))
    .where("id", ">", after)
    .orderBy("id")
    .limit(limit)
    .execute();
  const ids = applications.map(({ id }) => id);
  const notes = await none(ids, () =>
    db.selectFrom("application_notes").selectAll().where("application_id", "in", ids).orderBy("id").execute(),
  );
  const ratings = await none(ids, () =>
    db.selectFrom("application_ratings").selectAll().where("application_id", "in", ids).orderBy("at").execute(),
  );
  const mails = await none(ids, () =>
    db.selectFrom("outbox").select(MAIL).where("application_id", "in", ids).orderBy("id").execute(),
  );
  const entries = await entriesOf(
    db,
    applications.map(({ reference }) => reference),
  );
  const notesOf = Map.groupBy(notes, (note) => note.application_id);
  const ratingsOf = Map.groupBy(ratings, (rating) => rating.application_id);
  const mailsOf = Map.groupBy(mails, (mail) => mail.application_id);
  return batch(
    applications.map((application) => ({
      ...application,
      notes: notesOf.get(application.id) ?? [],
      ratings: ratingsOf.get(application.id) ?? [],
      mails: mailsOf.get(application.id) ?? [],
      entries: entries.get(application.reference) ?? [],
    })),
  );
}

/** Mails to the person that belong to no submission. */
export async function looseMailRecords(db: Database, address: string, after: number, limit: number) {
  const rows = await looseMails(db, address).select(MAIL).where("id", ">", after).orderBy("id").limit(limit).execute();
  return batch(rows);
}

/** Entries of the audit log about submissions; the address that staff acted from is theirs, and left out. */
async function entriesOf(db: Database, references: readonly string[]) {
  const rows = await none(references, () =>
    db
      .selectFrom("audit_log")
      .select(["at", "actor", "action", "subject", "details"])
      .where("subject_kind", "in", ENTRY_SUBJECTS)
      .where("subject", "in", references)
      .orderBy("id")
      .execute(),
  );
  return Map.groupBy(rows, ({ subject }) => subject);
}

/** Asks the database only about rows that are there. */
async function none<Row>(ids: readonly unknown[], ask: () => Promise<Row[]>): Promise<Row[]> {
  return ids.length === 0 ? [] : ask();
}
