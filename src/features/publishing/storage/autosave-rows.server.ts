import type { Selectable, Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { AUTOSAVES_MAX } from "../autosaves.ts";

/** Age at which autosaves of saved items are removed. Those of new items have no limit. */
const RETENTION_MS = 90 * 86_400_000;
/** Stored item id of new items. */
const NEW = 0;

/** A person's autosaves of an item; without an id, of new items. */
export interface ItemOfAutosaves {
  userId: string;
  kind: string;
  id: number | undefined;
}

/** One autosave. */
export interface AutosaveKey extends ItemOfAutosaves {
  key: string;
}

/** The name of an open form, and the revision that it read or wrote last; 0 for none. */
export interface AutosaveWriter {
  tab: string;
  revision: number;
}

/** Written values, with the draft as JSON. Times are ms since 1970. */
export interface AutosaveValues {
  draft: string;
  title: string;
  base_version: number;
  saved_at: number;
}

export type AutosaveRow = Selectable<Schema["autosaves"]>;

type Db = Database | Transaction<Schema>;

const ofItem = ({ userId, kind, id }: ItemOfAutosaves) => ({ user_id: userId, kind, item_id: id ?? NEW });

const ofKey = ({ key, ...item }: AutosaveKey) => ({ ...ofItem(item), draft_key: key });

/** Returns an autosave; undefined without one. */
export async function findAutosave(db: Db, key: AutosaveKey): Promise<AutosaveRow | undefined> {
  return db
    .selectFrom("autosaves")
    .selectAll()
    .where(({ and }) => and(ofKey(key)))
    .executeTakeFirst();
}

/** Returns the keys of a person's autosaves of an item, newest first. */
export async function listAutosaves(
  db: Db,
  item: ItemOfAutosaves,
): Promise<Pick<AutosaveRow, "draft_key" | "saved_at">[]> {
  return db
    .selectFrom("autosaves")
    .select(["draft_key", "saved_at"])
    .where(({ and }) => and(ofItem(item)))
    .orderBy("saved_at", "desc")
    .orderBy("draft_key")
    .limit(AUTOSAVES_MAX)
    .execute();
}

/** Returns a person's unsaved new items, newest first. @param kinds names of collections */
export async function listNewItems(
  db: Database,
  userId: string,
  kinds: readonly string[],
): Promise<Pick<AutosaveRow, "kind" | "draft_key" | "title" | "saved_at">[]> {
  return db
    .selectFrom("autosaves")
    .select(["kind", "draft_key", "title", "saved_at"])
    .where("user_id", "=", userId)
    .where("item_id", "=", NEW)
    .where("kind", "in", kinds)
    .orderBy("saved_at", "desc")
    .execute();
}

/**
 * Writes an autosave, unless another form has written or removed it since this one read it: `changed`, `gone`. It also
 * removes the person's expired autosaves.
 * @returns the new revision; `too-many` when the item has `AUTOSAVES_MAX`
 */
export async function writeAutosave(
  transaction: Transaction<Schema>,
  key: AutosaveKey,
  writer: AutosaveWriter,
  values: AutosaveValues,
): Promise<number | "changed" | "gone" | "too-many"> {
  const known = await findAutosave(transaction, key);
  if (known === undefined && writer.revision > 0) return "gone";
  if (known === undefined && (await listAutosaves(transaction, key)).length >= AUTOSAVES_MAX) return "too-many";
  const row = { ...ofKey(key), ...values, tab: writer.tab };
  const written = await transaction
    .insertInto("autosaves")
    .values({ ...row, revision: 1 })
    .onConflict((conflict) =>
      conflict
        .columns(["user_id", "kind", "item_id", "draft_key"])
        .doUpdateSet((old) => ({ ...values, tab: writer.tab, revision: old("autosaves.revision", "+", 1) }))
        .where(({ or, eb }) =>
          or([eb("autosaves.tab", "=", writer.tab), eb("autosaves.revision", "=", writer.revision)]),
        ),
    )
    .returning("revision")
    .executeTakeFirst();
  if (written === undefined) return "changed";
  await transaction
    .deleteFrom("autosaves")
    .where("user_id", "=", key.userId)
    .where("item_id", "!=", NEW)
    .where("saved_at", "<", values.saved_at - RETENTION_MS)
    .execute();
  return written.revision;
}

/**
 * Removes an autosave; with a writer, only if no other form has written it since.
 * @returns whether it was removed
 */
export async function removeAutosave(db: Db, key: AutosaveKey, writer?: AutosaveWriter): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom("autosaves")
    .where(({ and }) => and(ofKey(key)))
    .$if(writer !== undefined, (query) =>
      query.where(({ or, eb }) => or([eb("tab", "=", writer?.tab ?? ""), eb("revision", "=", writer?.revision ?? 0)])),
    )
    .executeTakeFirstOrThrow();
  return numDeletedRows > 0n;
}
