import { type Generated, type RawBuilder, type Selectable, sql, type Transaction } from "kysely";
import { foldedMatch } from "#features/publishing/storage/folded-match.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { searchedTexts } from "../folded-submission.ts";
import { type AnyForm, bodyOf } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import type { Plan } from "../plan-fields.ts";
import type { Rating } from "../rating.ts";
import { readThreads, type ThreadMessage } from "./message-rows.server.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Submissions of all forms. Times here and below are ms since 1970. */
    submissions: {
      /** Name of the form. */
      form: string;
      /** Unique within the form. */
      id: number;
      reference: string;
      language: string;
      received_at: number;
      /** E-mail address of the sender; null: the form asks for none. */
      email: string | null;
      /** Normalized address of the sender; see `mailboxOf`. */
      mailbox: string | null;
      state: string;
      /** The assigned member of staff; null: none. */
      owner_id: string | null;
      /** Last change of the state. */
      changed_at: number | null;
      /** Start of the day on which a waiting submission is due again; null: it does not wait, or has come back. */
      waiting_until: number | null;
      /** State before the waiting one. */
      waiting_from: string | null;
      /** When it came back from waiting; null since staff have decided on its state. */
      returned_at: number | null;
      /** See `urgencyOf`. */
      urgency: Generated<number>;
      /** Order of lists, see `priorityOf`. */
      priority: Generated<number>;
      plan_from: number | null;
      plan_until: number | null;
      plan_where: string | null;
      plan_who: string | null;
      /** When the sender wrote again; null: never, or staff have answered or set the state since. */
      written_at: number | null;
      suspected_spam: number;
      /** Average rating in hundredths; 0: not rated. */
      rating: Generated<number>;
      /** Number of raters. */
      ratings: Generated<number>;
      /** The entry that it is about. */
      about_collection: string | null;
      about: number | null;
      token_hash: string | null;
      /** Recognise a repeated submission; keyed hashes, from which the values cannot be recovered. */
      fingerprint: string;
      idempotency_key: string | null;
      /** Name of its retention setting; null: that of its form. */
      retention: string | null;
      /** Start of the retention time. */
      retained_since: number;
      /** Folded search text. */
      folded: Generated<string>;
      /** JSON object of the values by field. */
      fields: string;
      /** JSON object of the versions of documents that were published when it arrived; null: not recorded. */
      documents: string | null;
    };
    /** Counts, maintained by triggers; `about` 0: about no entry. Rows with a count of 0 may remain. */
    submission_counts: { form: string; suspected_spam: number; state: string; about: number; count: number };
    submission_files: OfSubmission & {
      id: Generated<number>;
      /** Reference of the submission, by which a backup relates a missing file to an erasure. */
      reference: string;
      /** Name of the form's field, and the position among its files, from 1. */
      field: string;
      position: Generated<number>;
      /** When it was added to an existing submission; null: it came with it. */
      added_at: Generated<number | null>;
      file_key: string;
      file_name: string;
      file_size: number;
      file_sha256: string;
      scan: string;
    };
    submission_notes: OfSubmission & {
      id: Generated<number>;
      at: number;
      author_id: string;
      author: string;
      text: string;
    };
    /** One per person; `stars` from 1 to 5. */
    submission_ratings: OfSubmission & { user_id: string; author: string; stars: number; at: number };
    /** Messages after the first one, in the order in which they were stored. */
    submission_messages: OfSubmission & {
      id: Generated<number>;
      /** One of `MESSAGE_KINDS`. */
      kind: string;
      /** When it was written; of a pasted reply, when it arrived. */
      at: number;
      /** The member of staff who wrote or pasted it; null: the sender wrote it on the private page. */
      author_id: string | null;
      author: string | null;
      /** Subject of an answer. */
      subject: string | null;
      text: string;
      /** Message-ID of the mail that brings it, in the outbox. */
      mail_id: string | null;
      /** Recognises a repeated request. */
      request_key: string | null;
    };
  }
}

/** Columns that name a submission. */
interface OfSubmission {
  form: string;
  submission_id: number;
}

/** Characters of a multi-line text that the list shows. */
const START = 240;

/** A member of staff to whom submissions can be assigned. */
export interface Colleague {
  id: string;
  name: string;
}

/** Submitted values by field. */
export type Values = Readonly<Record<string, string>>;

/** A submission in lists. Times here and below are ms since 1970. */
export interface ListedSubmission extends InboxPlace {
  reference: string;
  language: Language;
  /** Without the multi-line text. */
  values: Values;
  /** Time of the last change, for the field that decides the retention. */
  since: Readonly<Record<string, number>>;
  /** Beginning of the multi-line text; empty: the form has none. */
  start: string;
  state: string;
  spam: boolean;
  /** Last change of the state; undefined: never. */
  changedAt: number | undefined;
  /** Undefined: not assigned. */
  owner: Colleague | undefined;
  /** Start of the day on which a waiting submission is due again. */
  waitingUntil: number | undefined;
  /** When it came back from waiting; undefined: it has not, or staff have decided on its state since. */
  returnedAt: number | undefined;
  /** Undefined: nothing is planned. */
  plan: Plan | undefined;
  /** Id of the entry that it is about. */
  about: number | undefined;
  /** Name of its retention setting. */
  retention: string;
  /** Start of the retention time. */
  retainedSince: number;
  /** Last day of that entry, "YYYY-MM-DD"; undefined: it has none. */
  until: string | undefined;
  /** Undefined: not rated. */
  rating: Rating | undefined;
  /** When the sender wrote again; undefined: never, or staff have answered or set the state since. */
  writtenAt: number | undefined;
  /** Versions of documents that were published when it arrived, by stored name; older ones have none. */
  documents: Readonly<Record<string, string>>;
}

/** A note of staff. */
export interface Note {
  id: number;
  at: number;
  /** The person's name at that time. */
  author: string;
  text: string;
}

/** State and owner that the user saw before a change. */
export interface SeenSubmission {
  state: string;
  ownerId: string | undefined;
}

/** State and owner after a change. */
export interface ChangedSubmission extends SeenSubmission {
  /** The decision of staff on the state, with the day on which a waiting one is due; undefined: on the owner alone. */
  decided?: { waitingUntil: number | undefined };
}

/** Author and time (ms since 1970). */
export interface Author {
  userId: string;
  name: string;
  at: number;
}

/** The rating of one person. */
export interface GivenStars {
  userId: string;
  /** The person's name at that time. */
  author: string;
  stars: number;
  at: number;
}

/** A stored file of a submission. */
export interface StoredFile extends NewFile {
  /** Among the files of its field, from 1. */
  position: number;
  /** When it was added to the existing submission; undefined: it came with it. */
  addedAt: number | undefined;
}

/** A file to store with a submission. */
export interface NewFile {
  /** Name of the form's field. */
  field: string;
  /** Key in the file store. */
  key: string;
  /** Name given by the sender; untrusted, never used as a path. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  scan: "clean" | "unscanned";
}

/** A submission with all its data except mails. */
export interface WholeSubmission extends Omit<ListedSubmission, "start"> {
  /** Messages after the first one, oldest first. */
  thread: ThreadMessage[];
  /** Oldest first. */
  notes: Note[];
  /** By name of the rater. */
  stars: GivenStars[];
  files: StoredFile[];
}

/** Returns the sender's name, joined from its fields. */
export function senderName({ fields }: Pick<AnyForm, "fields">, values: Values): string {
  const parts = Object.keys(fields).filter((name) => fields[name]?.role === "senderName");
  return parts
    .map((name) => values[name] ?? "")
    .join(" ")
    .trim();
}

/** Returns the sender's e-mail address; undefined: there is none. */
export function senderMailbox({ fields }: Pick<AnyForm, "fields">, values: Values): string | undefined {
  const name = Object.keys(fields).find((field) => fields[field]?.role === "senderMailbox");
  return name === undefined ? undefined : values[name] || undefined;
}

/** Begins an update of one submission of a form. */
export const updateSubmission = (transaction: Transaction<Schema>, form: AnyForm, id: number) =>
  transaction.updateTable("submissions").where("form", "=", form.name).where("id", "=", id);

/** Selects from a form's submissions, with alias `s`. */
export function submissionsOf(db: Database, { name }: Pick<AnyForm, "name">) {
  return db.selectFrom("submissions as s").where("s.form", "=", name);
}

/** Returns the condition that submission `s` came from an e-mail address, ignoring case as the database folds it. */
export const sentFrom = (address: string): RawBuilder<boolean> => sql<boolean>`lower(s.email) = lower(${address})`;

/** Returns the condition that a submission contains the searched words; undefined for an empty search. */
export function containsWords(
  db: Database,
  { fields }: Pick<AnyForm, "fields">,
  q: string,
): RawBuilder<boolean> | undefined {
  const lists = searchedTexts(fields, q).map((texts) =>
    texts.map((text) => foldedMatch(db, "s.folded", text)).filter((condition) => condition !== undefined),
  );
  if (lists.length === 0) return undefined;
  const alternatives = lists.map((list) => sql`(${sql.join(list, sql` and `)})`);
  return sql<boolean>`(${sql.join(alternatives, sql` or `)})`;
}

/** Returns the planned visit of a row; undefined where nothing is planned. */
export function planOf(
  row: Pick<Selectable<Schema["submissions"]>, "plan_from" | "plan_until" | "plan_where" | "plan_who">,
): Plan | undefined {
  const { plan_from, plan_until, plan_where, plan_who } = row;
  if (plan_from === null && plan_where === null && plan_who === null) return undefined;
  return {
    from: plan_from ?? undefined,
    until: plan_until ?? undefined,
    where: plan_where ?? "",
    who: plan_who ?? "",
  };
}

const HUNDREDTHS = 100;

/** Converts an average rating to the stored hundredths. */
export const ratingColumn = (average: number): number => Math.round(average * HUNDREDTHS);

type SubmissionQuery = ReturnType<typeof submissionsOf>;

/**
 * Reads submissions.
 * @param part `listed`: without the multi-line text, of which `start` has the beginning
 * @param narrow adds conditions, order and limit
 */
export async function readSubmissions(
  db: Database,
  form: AnyForm,
  part: "listed" | "whole",
  narrow: (rows: SubmissionQuery) => SubmissionQuery,
): Promise<ListedSubmission[]> {
  const { retention: of } = form;
  const rows = await narrow(submissionsOf(db, form))
    .select(["s.id", "s.reference", "s.language", "s.received_at", "s.state", "s.suspected_spam", "s.changed_at"])
    .select(["s.owner_id", "s.about", "s.rating", "s.ratings", "s.retention", "s.retained_since", "s.fields"])
    .select(["s.documents", "s.priority", "s.waiting_until", "s.returned_at", "s.written_at"])
    .select(["s.plan_from", "s.plan_until", "s.plan_where", "s.plan_who"])
    .select(
      sql<string | null>`(select visible_until from entries
        where entries.collection = s.about_collection and entries.id = s.about)`.as("until"),
    )
    .execute();
  const names = await namesOf(db, new Set(rows.flatMap(({ owner_id }) => owner_id ?? [])));
  const body = bodyOf(form);
  return rows.map((row) => {
    const values = readFields(row.fields);
    const { [body ?? ""]: text = "", ...rest } = values;
    return {
      id: row.id,
      reference: row.reference,
      receivedAt: row.received_at,
      language: isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE,
      values: part === "listed" ? rest : values,
      since: "field" in of ? { [of.field]: row.retained_since } : {},
      start: text.slice(0, START),
      // A state that this release does not know counts as the initial one.
      state: Object.hasOwn(form.states, row.state) ? row.state : form.initial,
      spam: row.suspected_spam !== 0,
      changedAt: row.changed_at ?? undefined,
      owner: row.owner_id === null ? undefined : { id: row.owner_id, name: names.get(row.owner_id) ?? "" },
      priority: row.priority,
      waitingUntil: row.waiting_until ?? undefined,
      returnedAt: row.returned_at ?? undefined,
      plan: planOf(row),
      about: row.about ?? undefined,
      retention: row.retention ?? ("setting" in of ? of.setting : ""),
      retainedSince: row.retained_since,
      until: row.until ?? undefined,
      documents: readFields(row.documents ?? "{}"),
      writtenAt: row.written_at ?? undefined,
      rating: row.ratings === 0 ? undefined : { average: row.rating / HUNDREDTHS, count: row.ratings },
    };
  });
}

/** Returns the files of submissions, by submission id. */
export async function readFiles(
  db: Database,
  { name }: Pick<AnyForm, "name">,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile[]>> {
  if (ids.length === 0) return new Map();
  const found = await db
    .selectFrom("submission_files")
    .selectAll()
    .where("form", "=", name)
    .where("submission_id", "in", ids)
    .orderBy("id")
    .orderBy("position")
    .execute();
  const files = Map.groupBy(found, ({ submission_id }) => submission_id);
  return new Map(
    [...files].map(([id, rows]) => [
      id,
      rows.map(({ field, position, added_at, file_key, file_name, file_size, file_sha256, scan }) => ({
        field,
        position,
        addedAt: added_at ?? undefined,
        key: file_key,
        name: file_name,
        size: file_size,
        sha256: file_sha256,
        scan: scan === "clean" ? "clean" : "unscanned",
      })),
    ]),
  );
}

/**
 * Reads submissions with all their data except mails.
 * @param narrow adds conditions, order and limit
 */
export async function readWholeSubmissions(
  db: Database,
  form: AnyForm,
  narrow: (rows: SubmissionQuery) => SubmissionQuery,
): Promise<WholeSubmission[]> {
  const found = await readSubmissions(db, form, "whole", narrow);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const noted = await db
    .selectFrom("submission_notes")
    .select(["id", "at", "author", "text", "submission_id as submission"])
    .where("form", "=", form.name)
    .where("submission_id", "in", ids)
    .orderBy("id")
    .execute();
  const rated = await db
    .selectFrom("submission_ratings")
    .select(["user_id as userId", "author", "stars", "at", "submission_id as submission"])
    .where("form", "=", form.name)
    .where("submission_id", "in", ids)
    .orderBy("author")
    .orderBy("user_id")
    .execute();
  const files = await readFiles(db, form, ids);
  const threads = await readThreads(db, form, ids);
  const notesOf = Map.groupBy(noted, ({ submission }) => submission);
  const starsOf = Map.groupBy(rated, ({ submission }) => submission);
  return found.map(({ start: _, ...row }) => ({
    ...row,
    notes: (notesOf.get(row.id) ?? []).map(({ submission: _, ...note }) => note),
    stars: (starsOf.get(row.id) ?? []).map(({ submission: _, ...stars }) => stars),
    thread: threads.get(row.id) ?? [],
    files: files.get(row.id) ?? [],
  }));
}

/**
 * Parses the values of a row; lines are JSON texts again. A damaged row has none, so that lists with it still open.
 */
function readFields(json: string): Record<string, string> {
  const textOf = (value: unknown) => (Array.isArray(value) ? JSON.stringify(value) : value);
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  try {
    const entries = Object.entries<unknown>(JSON.parse(json));
    return Object.fromEntries(entries.map(([name, value]): [string, unknown] => [name, textOf(value)]).filter(isText));
  } catch {
    return {};
  }
}

async function namesOf(db: Database, ids: ReadonlySet<string>): Promise<ReadonlyMap<string, string>> {
  if (ids.size === 0) return new Map();
  const rows = await db
    .selectFrom("staff_users")
    .select(["id", "name"])
    .where("id", "in", [...ids])
    .execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
