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
    .deleteFrom("picture_uses")
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("published", "=", flag)
    .execute();
  const distinct = [...new Set(keys)];
  if (distinct.length === 0) return;
  const held =
    (await holdRows(transaction, "pictures", distinct)) + (await holdRows(transaction, "documents", distinct));
  if (held < distinct.length) throw new ExpectedError("invalid-input", "A picture or document is no longer there.");
  await transaction
    .insertInto("picture_uses")
    .values(distinct.map((key) => ({ picture_key: key, kind, item_id: id, published: flag })))
    .execute();
}

/** Keeps others from removing these rows until the transaction ends, on either database. @returns how many there are */
export async function holdRows(
  transaction: Transaction<Schema>,
  table: "pictures" | "documents",
  keys: readonly string[],
): Promise<number> {
  const { numUpdatedRows } = await transaction
    .updateTable(table)
    .set((row) => ({ name: row.ref("name") }))
    .where("key", "in", keys)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
}

/** Where each file is used, what is published first; files without a use are left out. */
export async function readUses(
  db: Database | Transaction<Schema>,
  keys: readonly string[],
): Promise<Map<string, FileUse[]>> {
  if (keys.length === 0) return new Map();
  const rows = await db
    .selectFrom("picture_uses")
    .selectAll()
    .where("picture_key", "in", keys)
    .orderBy("published", "desc")
    .orderBy("kind")
    .orderBy("item_id")
    .execute();
  const uses = Map.groupBy(rows, (row) => row.picture_key);
  return new Map(
    [...uses].map(([key, own]) => [
      key,
      own.map((row) => ({ kind: row.kind, id: row.item_id, published: row.published === 1 })),
    ]),
  );
}
