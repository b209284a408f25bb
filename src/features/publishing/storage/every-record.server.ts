import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows in the order of their ids, and after which id the next ones come; undefined: there are none. */
export interface Batch<Row> {
  rows: Row[];
  next: number | undefined;
}

/** Rows that are in memory at once: a message has 5,000 characters at most. */
const AT_ONCE = 50;

/**
 * Reads rows batch by batch, and lets others have their turn between.
 * @param read gives rows with an id after `after`, `limit` at most
 */
export async function* everyBatch<Row>(
  read: (after: number, limit: number) => Promise<Batch<Row>>,
): AsyncGenerator<Row[]> {
  for (let after = 0; ; ) {
    const { rows, next } = await read(after, AT_ONCE);
    if (rows.length > 0) yield rows;
    if (next === undefined) return;
    after = next;
    await nextTurn();
  }
}

/** The same row by row. */
export async function* everyRecord<Row>(
  read: (after: number, limit: number) => Promise<Batch<Row>>,
): AsyncGenerator<Row> {
  for await (const rows of everyBatch(read)) yield* rows;
}

/** A batch of what a query has found. */
export function batch<Row extends { id: number }>(rows: Row[]): Batch<Row> {
  return { rows, next: rows.at(-1)?.id };
}
