import { type RawBuilder, sql } from "kysely";
import type { AnyForm } from "../form.ts";

/** Columns of the one file that a form's own table has in its rows, and the form's field that it comes from. */
export interface FileColumns {
  field: string;
  key: string;
  name: string;
  size: string;
  sha256: string;
  scan: string;
}

/**
 * Where the submissions of a form are stored. The tables have the columns of `submissions`, `submission_notes` and
 * `submission_ratings`, apart from what is said here.
 */
export interface SubmissionTables {
  rows: string;
  notes: { table: string; submission: string };
  ratings: { table: string; submission: string } | undefined;
  /** Column of the outbox that names a row. */
  mails: string;
  /** Columns by field; undefined: the column `fields` has all of them as JSON. */
  fields: Readonly<Record<string, string>> | undefined;
  /** Columns of the times at which fields were filled in last, by field. */
  since: Readonly<Record<string, string>>;
  /** Whether there are the columns `owner_id` and `token_hash`. */
  has: { owner: boolean; token: boolean };
  /** Column of the entry that a submission is about. */
  about: string | undefined;
  /** Last day of that entry, "YYYY-MM-DD", of a row called `s`. */
  until?: RawBuilder<string | null>;
  /** Undefined: files are rows of `submission_files`. */
  file: FileColumns | undefined;
  /**
   * Condition on a row, called `s`, whose time has come; undefined: the form's one setting decides, from its arrival.
   * @param before gives, for a setting, the time (ms since 1970) before which everything has expired
   */
  expired?(before: (setting: string) => number): RawBuilder<boolean>;
}

/** Tables of every form that has none of its own. */
export const COMMON_TABLES: SubmissionTables = {
  rows: "submissions",
  notes: { table: "submission_notes", submission: "submission_id" },
  ratings: { table: "submission_ratings", submission: "submission_id" },
  mails: "submission_id",
  fields: undefined,
  since: {},
  has: { owner: true, token: true },
  about: "about",
  file: undefined,
};

/** A form with where its submissions are stored. */
export interface StoredForm {
  form: AnyForm;
  tables: SubmissionTables;
}

/** Finds a form with where its submissions are stored. @throws Error for a form that is not in the list */
export function storedForm(all: readonly StoredForm[], { name }: Pick<AnyForm, "name">): StoredForm {
  const stored = all.find(({ form }) => form.name === name);
  if (stored === undefined) throw new Error(`no form is called ${name}`);
  return stored;
}

/** The condition that a row, called `s`, is one of the form: tables of its own have no others. */
export function isOfForm({ form, tables }: StoredForm): RawBuilder<boolean> {
  return tables.fields === undefined ? sql<boolean>`s.form = ${form.name}` : sql<boolean>`1 = 1`;
}

/** The column of a field, or of a fact, that a table may lack. */
export function optionalColumn<Value>(column: string | undefined): RawBuilder<Value | null> {
  return column === undefined ? sql<null>`null` : sql<Value>`${sql.ref(`s.${column}`)}`;
}
