import { setImmediate as nextTurn } from "node:timers/promises";

/** Rows in the order of their ids, and the id after which the next batch starts; undefined: there is none. */
export interface Batch<Row> {
  rows: Row[];
  next: number | undefined;
}

/** Number of rows in memory: a message has 5,000 characters at most. */
const AT_ONCE = 50;

/**
 * Reads rows in batches; other requests run between them.
 * @param read returns up to `limit` rows with an id after `after`
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

/** Returns the batch of a query's rows. */
export function batch<Row extends { id: number }>(rows: Row[]): Batch<Row> {
  return { rows, next: rows.at(-1)?.id };
}
