import type { Transaction } from "kysely";
import type { ItemKind } from "#content/publishing/kinds.ts";
import type { Database } from "../open-database.ts";
import type { Schema } from "../schema.ts";

/** What is typed and not saved is forgotten after this time. */
const KEPT_MS = 90 * 86_400_000;
/** The item's id of what has not been saved yet. */
const NEW = 0;

/** Whose autosave of which item; without an id, of a new one. */
export interface AutosaveKey {
  userId: string;
  kind: ItemKind;
  id: number | undefined;
}

function ofKey({ userId, kind, id }: AutosaveKey) {
  return { user_id: userId, kind, item_id: id ?? NEW };
}

/** What somebody has typed and not saved, as JSON of a draft. */
export async function findAutosave(
  db: Database | Transaction<Schema>,
  key: AutosaveKey,
): Promise<{ draft: string; base_version: number; saved_at: number } | undefined> {
  const { user_id, kind, item_id } = ofKey(key);
  return db
    .selectFrom("autosaves")
    .select(["draft", "base_version", "saved_at"])
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("item_id", "=", item_id)
    .executeTakeFirst();
}

/** Keeps it in place of what was there, and forgets what the same person left long ago. */
export async function writeAutosave(
  db: Database,
  key: AutosaveKey,
  values: { draft: string; base_version: number; saved_at: number },
): Promise<void> {
  const { user_id } = ofKey(key);
  await db
    .insertInto("autosaves")
    .values({ ...ofKey(key), ...values })
    .onConflict((conflict) => conflict.columns(["user_id", "kind", "item_id"]).doUpdateSet(values))
    .execute();
  await db
    .deleteFrom("autosaves")
    .where("user_id", "=", user_id)
    .where("saved_at", "<", values.saved_at - KEPT_MS)
    .execute();
}

/** Forgets it. */
export async function removeAutosave(db: Database | Transaction<Schema>, key: AutosaveKey): Promise<void> {
  const { user_id, kind, item_id } = ofKey(key);
  await db
    .deleteFrom("autosaves")
    .where("user_id", "=", user_id)
    .where("kind", "=", kind)
    .where("item_id", "=", item_id)
    .execute();
}
