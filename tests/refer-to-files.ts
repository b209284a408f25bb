import { writePictureUses } from "#features/media-library/storage/picture-uses.server.ts";
import { addItem } from "#features/publishing/storage/item-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/** Stores which files of the library an item uses. An item that is not there is made, without a title. */
export function referToFiles(
  db: Database,
  { kind, id, published }: { kind: string; id: number; published: boolean },
  keys: readonly string[],
): Promise<void> {
  const nobody = { updated_at: 1, updated_by_id: "", updated_by: "" };
  const nothing = { title: "", folded: "", img: "", posted: "", languages: "{}" };
  return db.transaction().execute(async (transaction) => {
    await addItem(transaction, { kind, id, version: 1, ...nothing, ...nobody });
    await writePictureUses(transaction, kind, id, keys, published);
  });
}
