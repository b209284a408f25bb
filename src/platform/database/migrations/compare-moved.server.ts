import { hash } from "node:crypto";

/** A record as it was before it moved, or as it was read back afterwards. */
export interface MovedRecord {
  id: string | number;
  /** JSON: objects are equal when their keys have equal values, in any order. */
  record: unknown;
}

/**
 * Compares what a migration has moved with the original: the number of records, and the SHA-256 of each in canonical
 * JSON. Both streams have their records in the same order; one record of each is in memory at a time.
 * @param table the name for the error
 * @returns the number of records
 * @throws Error that names the table and the id of the first record that is missing, additional or different, never a
 * value
 */
export async function compareMoved(
  table: string,
  before: AsyncIterable<MovedRecord>,
  after: AsyncIterable<MovedRecord>,
): Promise<number> {
  const moved = after[Symbol.asyncIterator]();
  let count = 0;
  try {
    for await (const { id, record } of before) {
      const next = await moved.next();
      if (next.done === true) throw new Error(`${table}: ${id} was not moved`);
      if (next.value.id !== id) throw new Error(`${table}: ${next.value.id} is where ${id} is expected`);
      if (fingerprint(next.value.record) !== fingerprint(record)) throw new Error(`${table}: ${id} was changed`);
      count += 1;
    }
    const next = await moved.next();
    if (next.done !== true) throw new Error(`${table}: ${next.value.id} was not there before`);
    return count;
  } finally {
    await moved.return?.();
  }
}

const fingerprint = (record: unknown) => hash("sha256", JSON.stringify(record, inOrder));

/** Sorts the keys of each object by code units, for `JSON.stringify`. */
function inOrder(_key: string, value: unknown): unknown {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries);
}
