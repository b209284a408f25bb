import { type Generated, type RawBuilder, sql, type Transaction } from "kysely";
import { addMonths, monthsOf, type Retention, timesOf } from "#features/settings/retention.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { countsFromLastDay } from "../erased-from.ts";
import type { AnyForm } from "../form.ts";
import { readFiles, submissionsOf } from "./submission-rows.server.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Traces of erased submissions: reference, reason and time (ms since 1970), no personal data. */
    erasures: { id: Generated<number>; kind: string; reference: string; reason: string; erased_at: number };
    /** Files of erased submissions that must still be removed from the store. */
    file_removals: { file_key: string; since: number };
  }
}

/** Reasons: the retention time ended, the sender erased by the private link, or an admin erased on request. */
export const ERASURE_REASONS = ["retention", "sender", "request"] as const;

/** Trace of an erased submission. */
export interface Erasure {
  /** Name of its form. */
  kind: string;
  reference: string;
  reason: (typeof ERASURE_REASONS)[number];
  /** ms since 1970. */
  erasedAt: number;
}

type Cause = Pick<Erasure, "reason" | "erasedAt">;

/** Returns the SQL condition that the retention time of submission `s` has ended; never true for an unknown setting. */
export function isExpired(form: AnyForm, retention: Retention, now: number): RawBuilder<boolean> {
  const conditions = timesOf(form).map(({ setting }) => {
    const before = addMonths(now, -monthsOf(retention, setting));
    const isOf = sql<boolean>`s.retention = ${setting}`;
    const decides = "setting" in form.retention ? sql<boolean>`(${isOf} or s.retention is null)` : isOf;
    const isOver = sql<boolean>`${decides} and s.retained_since < ${before}`;
    if (!countsFromLastDay(form, setting)) return isOver;
    const lastDay = new Date(before).toISOString().slice(0, 10);
    return sql<boolean>`${isOver} and not exists (select 1 from entries
      where entries.collection = s.about_collection and entries.id = s.about and entries.visible_until >= ${lastDay})`;
  });
  return sql<boolean>`(${sql.join(conditions, sql` or `)})`;
}

/**
 * Erases submissions with their notes, ratings and mails, and adds a trace without personal data for each. Their files
 * are removed after the transaction (`removeErasedFiles`); after a crash in between, `file_removals` still lists them.
 * @returns the references of those that existed
 */
export async function eraseSubmissions(
  transaction: Transaction<Schema>,
  form: AnyForm,
  ids: readonly number[],
  cause: Cause,
): Promise<string[]> {
  const references = await removeSubmissions(transaction, form, ids, cause.erasedAt);
  await noteErasures(
    transaction,
    references.map((reference) => ({ kind: form.name, reference, ...cause })),
  );
  return references;
}

/**
 * Erases submissions that were erased before and are in the database again, and adds missing traces. For a form that
 * this release does not have, only the trace is added.
 * @param now ms since 1970
 * @returns the number of submissions erased
 */
export async function eraseAgain(
  transaction: Transaction<Schema>,
  all: readonly AnyForm[],
  erasures: readonly Erasure[],
  now: number,
): Promise<number> {
  let removed = 0;
  for (const form of all) {
    const named = erasures.filter(({ kind }) => kind === form.name).map(({ reference }) => reference);
    if (named.length === 0) continue;
    const rows = await submissionsOf(transaction, form).select("s.id").where("s.reference", "in", named).execute();
    const ids = rows.map(({ id }) => id);
    removed += (await removeSubmissions(transaction, form, ids, now)).length;
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
  form: AnyForm,
  ids: readonly number[],
  since: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const keys = [...(await readFiles(transaction, form, ids)).values()].flat().map(({ key }) => key);
  const gone = await transaction
    .deleteFrom("submissions")
    .where("form", "=", form.name)
    .where("id", "in", ids)
    .returning("reference")
    .execute();
  if (keys.length > 0) {
    // A restored archive may contain the same removal.
    await transaction
      .insertInto("file_removals")
      .values(keys.map((file_key) => ({ file_key, since })))
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return gone.map(({ reference }) => reference);
}

async function noteErasures(transaction: Transaction<Schema>, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  const rows = erasures.map(({ kind, reference, reason, erasedAt }) => ({
    kind,
    reference,
    reason,
    erased_at: erasedAt,
  }));
  await transaction.insertInto("erasures").values(rows).execute();
}
