import { type Generated, type RawBuilder, sql } from "kysely";
import { foldedMatch } from "#features/publishing/storage/folded-match.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { searchedTexts } from "../folded-submission.ts";
import { type AnyForm, bodyOf } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import type { Rating } from "../rating.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** What any form receives. Times here and below are ms since 1970. */
    submissions: {
      /** Name of the form. */
      form: string;
      /** Counted for each form by itself. */
      id: number;
      reference: string;
      language: string;
      received_at: number;
      /** The sender's; null: the form asks for none. */
      email: string | null;
      /** One name for all spellings of the sender's mailbox. */
      mailbox: string | null;
      state: string;
      /** Who has taken it; null: nobody. */
      owner_id: string | null;
      /** When its state changed last. */
      changed_at: number | null;
      waiting_until: number | null;
      suspected_spam: number;
      /** Average of its stars in hundredths; 0: nobody has given any. */
      rating: Generated<number>;
      /** How many have given stars. */
      ratings: Generated<number>;
      /** The entry that it is about. */
      about_collection: string | null;
      about: number | null;
      token_hash: string | null;
      /** Tell a submission that comes again; no way leads back from them to what was typed. */
      fingerprint: string;
      idempotency_key: string | null;
      /** The setting of retention times that decides when it is erased; null: the one of its form. */
      retention: string | null;
      /** From when that counts. */
      retained_since: number;
      /** All that a search looks through, folded. */
      folded: Generated<string>;
      /** JSON object of the fields, each a text. */
      fields: string;
    };
    /** How many there are, kept by triggers; `about` 0: about no entry. A count of 0 may remain. */
    submission_counts: { form: string; suspected_spam: number; state: string; about: number; count: number };
    submission_files: OfSubmission & {
      id: Generated<number>;
      /** Of the submission: a trace by which its file is known after it is erased. */
      reference: string;
      /** The form's field that it came in. */
      field: string;
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
    /** One a person; `stars` from 1 to 5. */
    submission_ratings: OfSubmission & { user_id: string; author: string; stars: number; at: number };
  }
}

/** Columns that name a submission. */
interface OfSubmission {
  form: string;
  submission_id: number;
}

/** Characters of a text of several lines that the list shows. */
const START = 240;

/** A colleague who can have submissions. */
export interface Colleague {
  id: string;
  name: string;
}

/** What somebody typed or chose, by field. */
export type Values = Readonly<Record<string, string>>;

/** A submission as lists have it. Times here and below are ms since 1970. */
export interface ListedSubmission extends InboxPlace {
  reference: string;
  language: Language;
  /** Without texts of several lines. */
  values: Values;
  /** When fields were filled in last, by field: those of which that counts. */
  since: Readonly<Record<string, number>>;
  /** The first characters of its text of several lines; empty: the form has none. */
  start: string;
  state: string;
  spam: boolean;
  /** When its state changed last; undefined: never. */
  changedAt: number | undefined;
  /** Undefined: nobody. */
  owner: Colleague | undefined;
  /** Id of the entry that it is about. */
  about: number | undefined;
  /** The setting of retention times that decides when it is erased. */
  retention: string;
  /** From when that counts. */
  retainedSince: number;
  /** Last day of that entry, "YYYY-MM-DD"; undefined: it has none. */
  until: string | undefined;
  /** Undefined: nobody has rated it. */
  rating: Rating | undefined;
}

/** What a colleague noted. */
export interface Note {
  id: number;
  at: number;
  /** As the person was called then. */
  author: string;
  text: string;
}

/** What one person gave. */
export interface GivenStars {
  userId: string;
  /** As the person was called then. */
  author: string;
  stars: number;
  at: number;
}

/** A file that came with a submission. */
export interface StoredFile {
  /** Of the form. */
  field: string;
  /** In the file store. */
  key: string;
  /** As the sender's computer calls it: data, never a path. */
  name: string;
  /** Bytes. */
  size: number;
  sha256: string;
  scan: "clean" | "unscanned";
}

/** A submission with all that is stored of it. */
export interface WholeSubmission extends Omit<ListedSubmission, "start"> {
  /** Oldest first. */
  notes: Note[];
  /** By the names of who gave them. */
  stars: GivenStars[];
  files: StoredFile[];
}

/** The name that somebody gave: the fields that are parts of it, in their order. */
export function senderName({ fields }: Pick<AnyForm, "fields">, values: Values): string {
  const parts = Object.keys(fields).filter((name) => fields[name]?.role === "senderName");
  return parts
    .map((name) => values[name] ?? "")
    .join(" ")
    .trim();
}

/** The address that e-mails to the sender go to; undefined: the form asks for none. */
export function senderMailbox({ fields }: Pick<AnyForm, "fields">, values: Values): string | undefined {
  const name = Object.keys(fields).find((field) => fields[field]?.role === "senderMailbox");
  return name === undefined ? undefined : values[name] || undefined;
}

/** Rows of a form's submissions, called `s`. */
export function submissionsOf(db: Database, { name }: Pick<AnyForm, "name">) {
  return db.selectFrom("submissions as s").where("s.form", "=", name);
}

/** The condition that a submission, called `s`, came from an e-mail address, capitals aside: those that the database knows. */
export const sentFrom = (address: string): RawBuilder<boolean> => sql<boolean>`lower(s.email) = lower(${address})`;

/** The condition that a submission contains what is searched for; undefined for nothing. */
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

const HUNDREDTHS = 100;

/** The average of stars as its column has it. */
export const ratingColumn = (average: number): number => Math.round(average * HUNDREDTHS);

/** Rows that a condition, an order or a limit can be added to. */
type SubmissionQuery = ReturnType<typeof submissionsOf>;

/**
 * Reads submissions.
 * @param part `listed`: without texts of several lines, of which `start` has the beginning
 * @param narrow says which, and in which order
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
      // One that this release does not know counts as new.
      state: Object.hasOwn(form.states, row.state) ? row.state : form.initial,
      spam: row.suspected_spam !== 0,
      changedAt: row.changed_at ?? undefined,
      owner: row.owner_id === null ? undefined : { id: row.owner_id, name: names.get(row.owner_id) ?? "" },
      about: row.about ?? undefined,
      retention: row.retention ?? ("setting" in of ? of.setting : ""),
      retainedSince: row.retained_since,
      until: row.until ?? undefined,
      rating: row.ratings === 0 ? undefined : { average: row.rating / HUNDREDTHS, count: row.ratings },
    };
  });
}

/** Reads the files of submissions, by the id of each. */
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
    .execute();
  const files = Map.groupBy(found, ({ submission_id }) => submission_id);
  return new Map(
    [...files].map(([id, rows]) => [
      id,
      rows.map(({ field, file_key, file_name, file_size, file_sha256, scan }) => ({
        ...{ field, key: file_key, name: file_name, size: file_size, sha256: file_sha256 },
        scan: scan === "clean" ? "clean" : "unscanned",
      })),
    ]),
  );
}

/**
 * Reads submissions with all that is stored of them, except their mails.
 * @param narrow says which, and in which order
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
  const notesOf = Map.groupBy(noted, ({ submission }) => submission);
  const starsOf = Map.groupBy(rated, ({ submission }) => submission);
  return found.map(({ start: _, ...row }) => ({
    ...row,
    notes: (notesOf.get(row.id) ?? []).map(({ submission: _, ...note }) => note),
    stars: (starsOf.get(row.id) ?? []).map(({ submission: _, ...stars }) => stars),
    files: files.get(row.id) ?? [],
  }));
}

/** Reads the texts of a row's fields. A damaged row has none: a list that it is in still opens. */
function readFields(json: string): Record<string, string> {
  const isText = (entry: [string, unknown]): entry is [string, string] => typeof entry[1] === "string";
  try {
    return Object.fromEntries(Object.entries<unknown>(JSON.parse(json)).filter(isText));
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
