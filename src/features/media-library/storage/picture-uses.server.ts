import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";

/** An item that uses a file of the library. */
export interface FileUse {
  kind: string;
  id: number;
  /** Visitors see it; otherwise what staff have saved and not published. */
  published: boolean;
}

/**
 * Notes which uploads an item uses from now on, in the transaction that saves or publishes it. None once it is no longer
 * public, or deleted for good.
 * @param keys of pictures and documents; see `keyOf` and `documentKeyOf`
 * @param published whether this is what visitors see, or what was last saved
 * @throws ExpectedError `invalid-input` when one of them has been removed meanwhile
 */
export async function writePictureUses(
  transaction: Transaction<Schema>,
  kind: string,
  id: number,
  keys: readonly string[],
  published: boolean,
): Promise<void> {
  const flag = published ? 1 : 0;
  await transaction
    .deleteFrom("references")
    .where("collection", "=", kind)
    .where("entry_id", "=", id)
    .where("published", "=", flag)
    .execute();
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return;
  const pictures = await holdRows(transaction, "pictures", distinct);
  const documents = await holdRows(transaction, "documents", distinct);
  if (pictures.length + documents.length < distinct.length) {
    throw new ExpectedError("invalid-input", "A picture or document is no longer there.");
  }
  const own = { collection: kind, entry_id: id, published: flag };
  const to = (to_collection: string, found: readonly string[]) =>
    found.map((key) => ({ ...own, to_collection, to_id: key }));
  await transaction
    .insertInto("references")
    .values([...to("pictures", pictures), ...to("documents", documents)])
    .execute();
}

/** Keeps others from removing these rows until the transaction ends, on either database. @returns the keys that there are */
export async function holdRows(
  transaction: Transaction<Schema>,
  table: "pictures" | "documents",
  keys: readonly string[],
): Promise<string[]> {
  const rows = await transaction
    .updateTable(table)
    .set((row) => ({ name: row.ref("name") }))
    .where("key", "in", keys)
    .returning("key")
    .execute();
  return rows.map(({ key }) => key);
}

/** Where each file is used, what is published first; files without a use are left out. */
export async function readUses(
  db: Database | Transaction<Schema>,
  keys: readonly string[],
): Promise<Map<string, FileUse[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("references")
    .selectAll()
    .where("to_collection", "in", ["pictures", "documents"])
    .where("to_id", "in", keys)
    .orderBy("published", "desc")
    .orderBy("collection")
    .orderBy("entry_id")
    .execute();
  const uses = Map.groupBy(rows, (row) => row.to_id);
  return new Map(
    [...uses].map(([key, own]) => [
      key,
      own.map((row) => ({ kind: row.collection, id: row.entry_id, published: row.published === 1 })),
    ]),
  );
}
