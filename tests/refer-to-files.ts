import { addItem } from "#features/publishing/storage/item-rows.server.ts";
import { type Reference, writeReferences } from "#features/publishing/storage/references.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";

/** Stores which files of the library an entry refers to. A missing entry is created without a title. */
export function referToFiles(
  db: Database,
  from: { kind: string; id: number; published: boolean },
  files: readonly Reference[],
): Promise<void> {
  const nobody = { updated_at: 1, updated_by_id: "", updated_by: "" };
  const nothing = { title: "", folded: "", img: "", posted: "", languages: "{}" };
  return db.transaction().execute(async (transaction) => {
    await addItem(transaction, { kind: from.kind, id: from.id, version: 1, ...nothing, ...nobody });
    await writeReferences(transaction, from, files);
  });
}

/** Pictures by their keys. */
export const pictureReferences = (keys: readonly string[]): Reference[] => keys.map((id) => ({ to: "pictures", id }));
