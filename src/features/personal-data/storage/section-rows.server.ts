import type { AnyForm } from "#features/submissions/form.ts";
import { keyOf } from "#features/submissions/inbox-query.ts";
import { readFiles, readSubmissions } from "#features/submissions/storage/submission-rows.server.ts";
import { MESSAGE_KINDS, type MessageKind } from "#features/submissions/thread.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import {
  entrySubjects,
  mailsAbout,
  notesAbout,
  submissionsOfPerson,
  threadsOf,
  unattachedMails,
} from "./of-person.server.ts";

/** A submission in the list of a person's data. Times here and below are ms since 1970. */
export interface SubmissionRow {
  /** Key in the address of its page. */
  key: string;
  reference: string;
  receivedAt: number;
  state: string;
  suspectedSpam: boolean;
  /** Undefined: not assigned. */
  owner: string | undefined;
  /** Values of choices, by field. */
  choices: Readonly<Record<string, string>>;
  /** Names of its files. */
  files: string[];
  /** Number of raters. */
  ratings: number;
}

/** A mail in the list. */
export interface MailRow {
  id: number;
  reference: string;
  kind: string;
  state: string;
  /** Undefined: the company. */
  recipient: string | undefined;
  createdAt: number;
}

/** A message of a thread in the list. */
export interface MessageRow {
  id: number;
  reference: string;
  kind: MessageKind;
  at: number;
  /** The member of staff who wrote or pasted it; undefined: the person. */
  author: string | undefined;
  text: string;
}

/** A note in the list. */
export interface NoteRow {
  id: number;
  reference: string;
  at: number;
  author: string;
  text: string;
}

/** An entry of the audit log in the list. */
export interface EntryRow {
  id: number;
  reference: string;
  at: number;
  /** Empty: the site itself. */
  actor: string;
  /** An `AuditAction`, or an action of another release. */
  action: string;
}

/** Offset and size of a page. */
export interface Slice {
  offset: number;
  limit: number;
}

/** Returns a page of the person's submissions of a form, newest first. */
export async function submissionRows(
  db: Database,
  form: AnyForm,
  address: string,
  { offset, limit }: Slice,
): Promise<SubmissionRow[]> {
  // Reads ids first, as they come from the index.
  const page = submissionsOfPerson(db, form, address).select("s.id").orderBy("s.id", "desc");
  const ids = (await page.offset(offset).limit(limit).execute()).map(({ id }) => id);
  if (ids.length === 0) return [];
  const rows = await readSubmissions(db, form, "listed", (query) =>
    query.where("s.id", "in", ids).orderBy("s.id", "desc"),
  );
  const files = await readFiles(db, form, ids);
  const chosen = Object.keys(form.fields).filter((name) => form.fields[name]?.control === "choice");
  return rows.map(({ id, reference, receivedAt, state, spam, owner, values, rating }) => ({
    key: keyOf(form, { id, reference }),
    reference,
    receivedAt,
    state,
    suspectedSpam: spam,
    owner: owner?.name,
    choices: Object.fromEntries(chosen.map((name) => [name, values[name] ?? ""])),
    files: (files.get(id) ?? []).map(({ name }) => name),
    ratings: rating?.count ?? 0,
  }));
}

const MAIL = ["id", "reference", "kind", "state", "recipient", "created_at"] as const;

/** Returns a page of mails about the person's submissions and to the person, newest first. */
export async function mailRows(
  db: Database,
  forms: readonly AnyForm[],
  address: string,
  { offset, limit }: Slice,
): Promise<MailRow[]> {
  const rows = await forms
    .map((form) => mailsAbout(db, form, address).select(MAIL))
    .reduce((all, mails) => all.unionAll(mails), unattachedMails(db, address).select(MAIL))
    .orderBy("created_at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, reference, kind, state, recipient, created_at }) => ({
    id,
    reference,
    kind,
    state,
    recipient: recipient ?? undefined,
    createdAt: created_at,
  }));
}

/** Returns a page of the messages of the person's submissions, newest first. */
export async function messageRows(
  db: Database,
  forms: readonly AnyForm[],
  address: string,
  { offset, limit }: Slice,
): Promise<MessageRow[]> {
  const rows = await forms
    .map((form) =>
      threadsOf(db, form, address).select(["s.reference", "m.kind", "m.at", "m.author", "m.text", "m.id as id"]),
    )
    .reduce((all, messages) => all.unionAll(messages))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ kind, author, ...row }) => ({
    ...row,
    // A kind of another release is shown as one of the sender.
    kind: MESSAGE_KINDS.find((known) => known === kind) ?? "page",
    author: author ?? undefined,
  }));
}

/** Returns a page of notes on the person's submissions, newest first. */
export async function noteRows(
  db: Database,
  forms: readonly AnyForm[],
  address: string,
  { offset, limit }: Slice,
): Promise<NoteRow[]> {
  return forms
    .map((form) => notesAbout(db, form, address).select(["s.reference", "n.at", "n.author", "n.text", "n.id as id"]))
    .reduce((all, notes) => all.unionAll(notes))
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
}

/** Selects entries of the audit log about the person's submissions. */
export function entriesAbout(db: Database, forms: readonly AnyForm[], address: string) {
  const references = forms
    .map((form) => submissionsOfPerson(db, form, address).select("s.reference"))
    .reduce((all, some) => all.unionAll(some));
  return db
    .selectFrom("audit_log")
    .where("subject_kind", "in", entrySubjects(forms))
    .where("subject", "in", references);
}

/** Returns a page of these entries, newest first. */
export async function entryRows(
  db: Database,
  forms: readonly AnyForm[],
  address: string,
  { offset, limit }: Slice,
): Promise<EntryRow[]> {
  const rows = await entriesAbout(db, forms, address)
    .select(["id", "subject", "at", "actor", "action"])
    .orderBy("at", "desc")
    .orderBy("id", "desc")
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map(({ id, subject, at, actor, action }) => ({
    id,
    at,
    actor,
    action,
    reference: subject ?? "",
  }));
}
