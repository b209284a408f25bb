import type { Transaction } from "kysely";
import type { Schema } from "../schema.ts";

/** What is left of an erased submission. */
export interface Erasure {
  kind: "message" | "application";
  reference: string;
  /** Its time had come, or its sender wished so. */
  reason: "retention" | "sender";
  /** ms since 1970. */
  erasedAt: number;
}

/** Leaves a trace without data, in the transaction that erases. */
export async function noteErasure(
  transaction: Transaction<Schema>,
  { kind, reference, reason, erasedAt }: Erasure,
): Promise<void> {
  await transaction.insertInto("erasures").values({ kind, reference, reason, erased_at: erasedAt }).execute();
}
