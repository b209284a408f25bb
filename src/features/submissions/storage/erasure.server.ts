import type { Transaction } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";

/** What can be erased. */
export const ERASED_KINDS = ["message", "application"] as const;
/** Its time had come, its sender wished so on the private link, or somebody asked for it and an admin did it. */
export const ERASURE_REASONS = ["retention", "sender", "request"] as const;

/** What is left of an erased submission. */
export interface Erasure {
  kind: (typeof ERASED_KINDS)[number];
  reference: string;
  reason: (typeof ERASURE_REASONS)[number];
  /** ms since 1970. */
  erasedAt: number;
}

/** Why and when. */
type Cause = Pick<Erasure, "reason" | "erasedAt">;

/**
 * Erases messages with their notes and mails, and leaves a trace without data of each.
 * @returns the references of those that were still there
 */
export async function eraseMessages(
  transaction: Transaction<Schema>,
  ids: readonly number[],
  cause: Cause,
): Promise<string[]> {
  const references = await removeMessages(transaction, ids);
  await noteErasures(
    transaction,
    references.map((reference) => ({ kind: "message", reference, ...cause })),
  );
  return references;
}

/**
 * Erases applications with their notes, ratings and mails, and leaves a trace without data of each. Their files go after
 * the transaction (`removeErasedFiles`); should the process die between, the daily job finds them in `file_removals`.
 * @returns the references of those that were still there
 */
export async function eraseApplications(
  transaction: Transaction<Schema>,
  ids: readonly number[],
  cause: Cause,
): Promise<string[]> {
  const references = await removeApplications(transaction, ids, cause.erasedAt);
  await noteErasures(
    transaction,
    references.map((reference) => ({ kind: "application", reference, ...cause })),
  );
  return references;
}

/**
 * Erases again, in one transaction, what a database still or again has of submissions that were erased before, and adds
 * the traces that it lacks.
 * @param now ms since 1970
 * @returns how many submissions were there
 */
export async function eraseAgain(
  transaction: Transaction<Schema>,
  erasures: readonly Erasure[],
  now: number,
): Promise<number> {
  const named = (kind: Erasure["kind"]) =>
    erasures.filter((erasure) => erasure.kind === kind).map(({ reference }) => reference);
  const idsOf = async (table: "messages" | "applications", references: readonly string[]) => {
    if (references.length === 0) return [];
    const rows = await transaction.selectFrom(table).select("id").where("reference", "in", references).execute();
    return rows.map(({ id }) => id);
  };
  const messages = await removeMessages(transaction, await idsOf("messages", named("message")));
  const applications = await removeApplications(transaction, await idsOf("applications", named("application")), now);
  const once = new Map(erasures.map((erasure) => [erasure.reference, erasure]));
  const known = await transaction
    .selectFrom("erasures")
    .select("reference")
    .where("reference", "in", [...once.keys()])
    .execute();
  for (const { reference } of known) once.delete(reference);
  await noteErasures(transaction, [...once.values()]);
  return messages.length + applications.length;
}

async function removeMessages(transaction: Transaction<Schema>, ids: readonly number[]): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await transaction.deleteFrom("messages").where("id", "in", ids).returning("reference").execute();
  return gone.map(({ reference }) => reference);
}

async function removeApplications(
  transaction: Transaction<Schema>,
  ids: readonly number[],
  since: number,
): Promise<string[]> {
  if (ids.length === 0) return [];
  const gone = await transaction
    .deleteFrom("applications")
    .where("id", "in", ids)
    .returning(["reference", "file_key"])
    .execute();
  const files = gone.map(({ file_key }) => ({ file_key, since }));
  if (files.length > 0) {
    // An archive may bring back a list that names the file already.
    await transaction
      .insertInto("file_removals")
      .values(files)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  }
  return gone.map(({ reference }) => reference);
}

async function noteErasures(transaction: Transaction<Schema>, erasures: readonly Erasure[]): Promise<void> {
  if (erasures.length === 0) return;
  const rows = erasures.map(({ kind, reference, reason, erasedAt }) => ({
    ...{ kind, reference, reason },
    erased_at: erasedAt,
  }));
  await transaction.insertInto("erasures").values(rows).execute();
}
