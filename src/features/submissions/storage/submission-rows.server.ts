import { type RawBuilder, sql } from "kysely";
import { z } from "zod";
import { foldedMatch } from "#features/publishing/storage/folded-match.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import { searchedTexts } from "../folded-submission.ts";
import { type AnyForm, bodyOf } from "../form.ts";
import type { InboxPlace } from "../inbox-query.ts";
import type { Rating } from "../rating.ts";
import { isOfForm, optionalColumn, type StoredForm } from "./submission-tables.server.ts";

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

/** Rows of a form's submissions, called `s`. The casts name the columns that every form's table has. */
export function submissionsOf(db: Database, stored: StoredForm) {
  return db.selectFrom(`${stored.tables.rows} as s` as "submissions as s").where(isOfForm(stored));
}

/** The condition that a submission, called `s`, came from an e-mail address, capitals aside: those that the database knows. */
export const sentFrom = (address: string): RawBuilder<boolean> => sql<boolean>`lower(s.email) = lower(${address})`;

/** The condition that a submission contains what is searched for; undefined for nothing. */
export function containsWords({ form }: StoredForm, q: string): RawBuilder<boolean> | undefined {
  const lists = searchedTexts(form.fields, q).map((texts) =>
    texts.map((text) => foldedMatch("s.folded", text)).filter((condition) => condition !== undefined),
  );
  if (lists.length === 0) return undefined;
  return sql<boolean>`(${sql.join(
    lists.map((list) => sql`(${sql.join(list, sql` and `)})`),
    sql` or `,
  )})`;
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
  stored: StoredForm,
  part: "listed" | "whole",
  narrow: (rows: SubmissionQuery) => SubmissionQuery,
): Promise<ListedSubmission[]> {
  const { form, tables } = stored;
  const body = bodyOf(form);
  const fields = Object.entries(tables.fields ?? { [JSON_FIELDS]: "fields" }).map(([name, column]) => {
    const whole = sql.ref(`s.${column}`);
    const read =
      part === "listed" && name === body ? sql<string>`substr(${whole}, 1, ${START})` : sql<string>`${whole}`;
    return read.as(`${FIELD}${name}`);
  });
  const since = Object.entries(tables.since).map(([name, column]) =>
    sql<number>`${sql.ref(`s.${column}`)}`.as(`${SINCE}${name}`),
  );
  const rows = await narrow(submissionsOf(db, stored))
    .select(["s.id", "s.reference", "s.language", "s.received_at", "s.state", "s.suspected_spam", "s.changed_at"])
    .select([
      optionalColumn<string>(tables.has.owner ? "owner_id" : undefined).as("owner_id"),
      optionalColumn<number>(tables.about).as("about_id"),
      (tables.until ?? sql<null>`null`).as("until"),
      optionalColumn<number>(tables.ratings && "rating").as("rating_sum"),
      optionalColumn<number>(tables.ratings && "ratings").as("rating_count"),
    ])
    .select(fields)
    .select(since)
    .execute();
  const names = await namesOf(db, new Set(rows.flatMap(({ owner_id }) => owner_id ?? [])));
  return rows.map((row) => {
    const values = tables.fields === undefined ? readFields(row) : named<string>(row, FIELD);
    const { [body ?? ""]: text = "", ...rest } = values;
    return {
      id: row.id,
      reference: row.reference,
      receivedAt: row.received_at,
      language: isLanguage(row.language) ? row.language : FALLBACK_LANGUAGE,
      values: part === "listed" ? rest : values,
      since: named<number>(row, SINCE),
      start: text.slice(0, START),
      // One that this release does not know counts as new.
      state: Object.hasOwn(form.states, row.state) ? row.state : form.initial,
      spam: row.suspected_spam !== 0,
      changedAt: row.changed_at ?? undefined,
      owner: row.owner_id === null ? undefined : { id: row.owner_id, name: names.get(row.owner_id) ?? "" },
      about: row.about_id ?? undefined,
      until: row.until ?? undefined,
      rating: row.rating_count ? { average: (row.rating_sum ?? 0) / HUNDREDTHS, count: row.rating_count } : undefined,
    };
  });
}

/** Reads the files of submissions, by the id of each. */
export async function readFiles(
  db: Database,
  stored: StoredForm,
  ids: readonly number[],
): Promise<ReadonlyMap<number, StoredFile[]>> {
  const { file, fields } = stored.tables;
  if (ids.length === 0 || (fields !== undefined && file === undefined)) return new Map();
  const found =
    file === undefined
      ? await db.selectFrom("submission_files").selectAll().where("submission_id", "in", ids).orderBy("id").execute()
      : await submissionsOf(db, stored)
          .select(["s.id as submission_id", sql<string>`${file.field}`.as("field")])
          .select([
            optionalColumn<string>(file.key).as("file_key"),
            optionalColumn<string>(file.name).as("file_name"),
            optionalColumn<number>(file.size).as("file_size"),
            optionalColumn<string>(file.sha256).as("file_sha256"),
            optionalColumn<string>(file.scan).as("scan"),
          ])
          .where("s.id", "in", ids)
          .execute();
  const byId = Map.groupBy(found, ({ submission_id }) => submission_id);
  return new Map(
    ids.map((id) => [
      id,
      (byId.get(id) ?? []).map(({ field, file_key, file_name, file_size, file_sha256, scan }) => ({
        ...{ field, key: file_key ?? "", name: file_name ?? "", size: file_size ?? 0, sha256: file_sha256 ?? "" },
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
  stored: StoredForm,
  narrow: (rows: SubmissionQuery) => SubmissionQuery,
): Promise<WholeSubmission[]> {
  const found = await readSubmissions(db, stored, "whole", narrow);
  const ids = found.map(({ id }) => id);
  if (ids.length === 0) return [];
  const { notes, ratings } = stored.tables;
  const noted = await db
    .selectFrom(notes.table as "submission_notes")
    .select(["id", "at", "author", "text", `${notes.submission as "submission_id"} as submission`])
    .where(notes.submission as "submission_id", "in", ids)
    .orderBy("id")
    .execute();
  const rated =
    ratings === undefined
      ? []
      : await db
          .selectFrom(ratings.table as "submission_ratings")
          .select(["user_id as userId", "author", "stars", "at"])
          .select(`${ratings.submission as "submission_id"} as submission`)
          .where(ratings.submission as "submission_id", "in", ids)
          .orderBy("author")
          .orderBy("user_id")
          .execute();
  const files = await readFiles(db, stored, ids);
  const notesOf = Map.groupBy(noted, ({ submission }) => submission);
  const starsOf = Map.groupBy(rated, ({ submission }) => submission);
  return found.map(({ start: _, ...row }) => ({
    ...row,
    notes: (notesOf.get(row.id) ?? []).map(({ submission: _, ...note }) => note),
    stars: (starsOf.get(row.id) ?? []).map(({ submission: _, ...stars }) => stars),
    files: files.get(row.id) ?? [],
  }));
}

const FIELD = "field:";
const SINCE = "since:";
/** Stands for all fields where they are one column. */
const JSON_FIELDS = "*";

/** The columns of a row whose names begin alike, by the rest of their names. */
function named<Value>(row: object, prefix: string): Record<string, Value> {
  const columns = Object.entries(row).filter(([name]) => name.startsWith(prefix));
  return Object.fromEntries(columns.map(([name, value]) => [name.slice(prefix.length), value]));
}

const fieldsSchema = z.record(z.string(), z.string());

function readFields(row: object): Record<string, string> {
  return fieldsSchema.parse(JSON.parse(named<string>(row, FIELD)[JSON_FIELDS] ?? "{}"));
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
