import type { Database } from "#platform/database/open-database.server.ts";
import { applicationIds, looseMails, messageIds, ofPerson } from "./of-person.server.ts";

/** A message in the list of a person's data. Times here and below are ms since 1970. */
export interface HeldMessage {
  id: number;
  reference: string;
  receivedAt: number;
  state: string;
  /** Undefined: nobody has taken it. */
  owner: string | undefined;
  suspectedSpam: boolean;
}

/** An application in the list. */
export interface HeldApplication {
  reference: string;
  receivedAt: number;
  state: string;
  consent: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** How many have given stars. */
  ratings: number;
}

/** A mail in the list. */
export interface HeldMail {
  id: number;
  reference: string;
  kind: string;
  state: string;
  /** Undefined: the company. */
  recipient: string | undefined;
  createdAt: number;
}

/** A note of staff's in the list. */
export interface HeldNote {
  /** Its own among those of messages, and among those of applications. */
  id: number;
  reference: string;
  at: number;
  author: string;
  text: string;
}

/** An entry of the audit log in the list. */
export interface HeldEntry {
  id: number;
  reference: string;
  at: number;
  /** Empty: the site itself. */
  actor: string;
  /** An `AuditAction`, or a name of another release. */
  action: string;
}

/** Where a page of a list begins and how many rows it has. */
export interface Slice {
  offset: number;
  limit: number;
}

/** The newest ids of a page: they come from the index alone, however many the person has. */
async function pageOf(
  all: ReturnType<typeof messageIds> | ReturnType<typeof applicationIds>,
  { offset, limit }: Slice,
): Promise<number[]> {
  // Both have the one column.
  const rows = await (all as ReturnType<typeof messageIds>).orderBy("id", "desc").offset(offset).limit(limit).execute();
  return rows.map(({ id }) => id);
}

/** The person's messages, the newest first. */
export async function heldMessages(db: Database, address: string, slice: Slice): Promise<HeldMessage[]> {
  const ids = await pageOf(messageIds(db, address), slice);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("messages")
    .leftJoin("staff_users", "staff_users.id", "messages.owner_id")
    .select(["messages.id", "messages.reference", "messages.received_at", "messages.state", "messages.suspected_spam"])
    .select("staff_users.name as owner")
    .where("messages.id", "in", ids)
    .orderBy("messages.id", "desc")
    .execute();
  return rows.map(({ id, reference, received_at, state, owner, suspected_spam }) => ({
    ...{ id, reference },
    receivedAt: received_at,
    state,
    owner: owner ?? undefined,
    suspectedSpam: suspected_spam === 1,
  }));
}

/** The person's applications, the newest first. */
export async function heldApplications(db: Database, address: string, slice: Slice): Promise<HeldApplication[]> {
  const ids = await pageOf(applicationIds(db, address), slice);
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("applications")
    .select(["reference", "received_at", "state", "consent", "file_name", "file_size", "ratings"])
    .where("id", "in", ids)
    .orderBy("id", "desc")
    .execute();
  return rows.map(({ reference, received_at, state, consent, file_name, file_size, ratings }) => ({
    ...{ reference, ratings },
    receivedAt: received_at,
    state,
    consent,
    fileName: file_name,
    fileSize: file_size,
  }));
}

const MAIL = ["id", "reference", "kind", "state", "recipient", "created_at"] as const;

/** Mails about the person's submissions and to the person, the newest first. */
export async function heldMails(db: Database, address: string, { offset, limit }: Slice): Promise<HeldMail[]> {
  const rows = await db
    .selectFrom("outbox")
    .select(MAIL)
    .where("contact_message_id", "in", messageIds(db, address))
    .unionAll(db.selectFrom("outbox").select(MAIL).where("application_id", "in", applicationIds(db, address)))
    .unionAll(looseMails(db, address).select(MAIL))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, reference, kind, state, recipient, created_at }) => ({
    ...{ id, reference, kind, state },
    recipient: recipient ?? undefined,
    createdAt: created_at,
  }));
}

/** What staff have noted about the person's submissions, the newest first. */
export async function heldNotes(db: Database, address: string, { offset, limit }: Slice): Promise<HeldNote[]> {
  const rows = await db
    .selectFrom("message_notes")
    .innerJoin("messages", "messages.id", "message_notes.message_id")
    .select(["reference", "at", "author", "text", "message_notes.id as id"])
    .where("messages.id", "in", messageIds(db, address))
    .unionAll(
      db
        .selectFrom("application_notes")
        .innerJoin("applications", "applications.id", "application_notes.application_id")
        .select(["reference", "at", "author", "text", "application_notes.id as id"])
        .where("applications.id", "in", applicationIds(db, address)),
    )
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, reference, at, author, text }) => ({ id, reference, at, author, text }));
}

/** Kinds of subjects that entries name by the reference of a submission. */
export const ENTRY_SUBJECTS = ["message", "application", "mail"];

/** Entries of the audit log about the person's submissions. */
export function entriesAbout(db: Database, address: string) {
  const messages = db.selectFrom("messages").select("reference").where(ofPerson(address));
  const applications = db.selectFrom("applications").select("reference").where(ofPerson(address));
  return db
    .selectFrom("audit_log")
    .where("subject_kind", "in", ENTRY_SUBJECTS)
    .where("subject", "in", messages.unionAll(applications));
}

/** The same, the newest first. */
export async function heldEntries(db: Database, address: string, { offset, limit }: Slice): Promise<HeldEntry[]> {
  const rows = await entriesAbout(db, address)
    .select(["id", "subject", "at", "actor", "action"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, subject, at, actor, action }) => ({
    ...{ id, at, actor, action },
    reference: subject ?? "",
  }));
}
