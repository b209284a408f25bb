import { sql, type Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { laterFilesOf } from "../fields.ts";
import type { AnyForm } from "../form.ts";
import { takesFiles } from "../inbox-query.ts";
import { insertFiles } from "./new-submission.server.ts";
import { type NewFile, readFiles, submissionsOf } from "./submission-rows.server.ts";

/**
 * Result of adding files: the keys of those that are new; there is no such submission, or it is closed; the
 * field has all files that it may have.
 */
export type AddedFiles = { kind: "added"; keys: readonly string[] } | { kind: "unknown" | "closed" | "full" };

/** Files of a field to add. */
export interface FilesToAdd {
  field: string;
  /** Number of files that the field may have. */
  max: number;
  files: readonly NewFile[];
}

/**
 * Adds files to a submission. A file with the content of a stored one of its field counts as that one: it was sent again
 * because the answer was lost.
 */
export async function addFiles(
  transaction: Transaction<Schema>,
  form: AnyForm,
  reference: string,
  { field, max, files }: FilesToAdd,
  now: number,
): Promise<AddedFiles> {
  // Writes first: of two concurrent uploads the second waits here and then counts the files of the first.
  const row = await transaction
    .updateTable("submissions")
    .where("form", "=", form.name)
    .where("reference", "=", reference)
    .set(({ ref }) => ({ fields: ref("fields") }))
    .returning(["id", "state"])
    .executeTakeFirst();
  if (row === undefined) return { kind: "unknown" };
  const { id } = row;
  const all = (await readFiles(transaction, form, [id])).get(id) ?? [];
  const stored = all.filter((file) => file.field === field);
  const known = new Set(stored.map(({ sha256 }) => sha256));
  const added = files.filter(({ sha256 }) => !known.has(sha256) && known.add(sha256));
  if (added.length > 0 && !takesFiles(form, row.state)) return { kind: "closed" };
  if (stored.length + added.length > max) return { kind: "full" };
  const last = Math.max(0, ...stored.map(({ position }) => position));
  const subject = { form: form.name, submission_id: id, reference };
  await insertFiles(transaction, subject, added, { stored: last, addedAt: now });
  return { kind: "added", keys: added.map(({ key }) => key) };
}

/** Adds the photos that a repeated submission lacks. @returns their keys */
export async function addLacking(
  transaction: Transaction<Schema>,
  form: AnyForm,
  reference: string,
  files: readonly NewFile[],
  now: number,
): Promise<string[]> {
  const keys: string[] = [];
  for (const [field, { several = 1 }] of laterFilesOf(form.fields)) {
    const sent = files.filter((file) => file.field === field);
    if (sent.length === 0) continue;
    const outcome = await addFiles(transaction, form, reference, { field, max: several, files: sent }, now);
    if (outcome.kind === "added") keys.push(...outcome.keys);
  }
  return keys;
}

/** Returns which of the submissions have got files since they came, or since staff changed their state. */
export async function withNewFiles(db: Database, form: AnyForm, ids: readonly number[]): Promise<ReadonlySet<number>> {
  if (ids.length === 0 || laterFilesOf(form.fields).length === 0) return new Set();
  const found = await submissionsOf(db, form)
    .innerJoin("submission_files as f", (join) =>
      join.onRef("f.form", "=", "s.form").onRef("f.submission_id", "=", "s.id"),
    )
    .select("s.id")
    .distinct()
    .where("s.id", "in", ids)
    .where(sql<boolean>`f.added_at > coalesce(s.changed_at, s.received_at)`)
    .execute();
  return new Set(found.map(({ id }) => id));
}
