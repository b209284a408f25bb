import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import type { StoredForm } from "./submission-tables.server.ts";

/** Its time had come, its sender wished so on the private link, or somebody asked for it and an admin did it. */
export const ERASURE_REASONS = ["retention", "sender", "request"] as const;

/** What is left of an erased submission. */
export interface Erasure {
  /** Name of its form. */
  kind: string;
  reference: string;
  reason: (typeof ERASURE_REASONS)[number];
  /** ms since 1970. */
  erasedAt: number;
}

/** Why and when. */
type Cause = Pick<Erasure, "reason" | "erasedAt">;

/**
 * Erases submissions with their notes, ratings and mails, and leaves a trace without data of each. Their files go after
 * the transaction (`removeErasedFiles`); should the process die between, the daily job finds them in `file_removals`.
 * @returns the references of those that were still there
 */
export async function eraseSubmissions(
  transaction: Transaction<Schema>,
  stored: StoredForm,
  ids: readonly number[],
  cause: Cause,
): Promise<string[]> {
  const references = await removeSubmissions(transaction, stored, ids, cause.erasedAt);
  await noteErasures(
    transaction,
    references.map((reference) => ({ kind: stored.form.name, reference, ...cause })),
  );
  return references;
}

/**
 * Erases again, in one transaction, what a database still or again has of submissions that were erased before, and adds
 * the traces that it lacks. A trace of a form that this release does not have is stored and nothing more.
 * @param now ms since 1970
 * @returns how many submissions were there
 */
export async function eraseAgain(
  transaction: Transaction<Schema>,
  all: readonly StoredForm[],
  erasures: readonly Erasure[],
  now: number,
): Promise<number> {
  let removed = 0;
  for (const stored of all) {
    const named = erasures.filter(({ kind }) => kind === stored.form.name).map(({ reference }) => reference);
    if (named.length === 0) continue;
    const rows = await transaction
      .selectFrom(stored.tables.rows as "submissions")
      .select("id")
      .where("reference", "in", named)
      .execute();
    const ids = rows.map(({ id }) => id);
    removed += (await removeSubmissions(transaction, stored, ids, now)).length;
  }
  const once = new Map(erasures.map((erasure) => [erasure.reference, erasure]));
  const known = await transaction
    .selectFrom("erasures")
    .select("reference")
    .where("reference", "in", [...once.keys()])
    .execute();
  for (const { reference } of known) once.delete(reference);
  await noteErasures(transaction, [...once.values()]);
  return removed;
}

async function removeSubmissions(
  transaction: Transaction<Schema>,
  { tables }: StoredForm,
  ids: readonly number[],
  since: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const keys = await fileKeys(transaction, tables, ids);
  const gone = await transaction
    .deleteFrom(tables.rows as "submissions")
    .where("id", "in", ids)
    .returning("reference")
    .execute();
  if (keys.length > 0) {
    // An archive may bring back a list that names the file already.
    await transaction
      .insertInto("file_removals")
      .values(keys.map((file_key) => ({ file_key, since })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return gone.map(({ reference }) => reference);
}

async function fileKeys(
  transaction: Transaction<Schema>,
  { rows, fields, file }: StoredForm["tables"],
  ids: readonly number[],
): Promise<string[]> {
  if (fields !== undefined && file === undefined) return [];
  const files =
    file === undefined
      ? transaction.selectFrom("submission_files").select("file_key as key").where("submission_id", "in", ids)
      : transaction
          .selectFrom(rows as "submission_files")
          .select(({ ref }) => ref(file.key as "file_key").as("key"))
          .where("id", "in", ids);
  return (await files.execute()).map(({ key }) => key);
}

async function noteErasures(transaction: Transaction<Schema>, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  const rows = erasures.map(({ kind, reference, reason, erasedAt }) => ({
    ...{ kind, reference, reason },
    erased_at: erasedAt,
  }));
  await transaction.insertInto("erasures").values(rows).execute();
}
