import type { Selectable, Transaction } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { ItemKind } from "../kinds.ts";
import type { ItemRow } from "./item-rows.server.ts";
import { readStoredDraft, type StoredDraft } from "./stored-draft.server.ts";

/** Versions of an item that are kept, beside those that something refers to. */
const VERSIONS_KEPT = 200;

/** The version whose English each translation follows. */
export type TranslatedFrom = Partial<Record<Language, number>>;

/** A version with its draft read. */
export interface VersionRecord<K extends ItemKind> extends StoredDraft<K> {
  version: number;
  translatedFrom: TranslatedFrom;
}

/** Reads the column; of damaged JSON nothing is left: the translations then count as up to date. */
export function readTranslatedFrom(json: string): TranslatedFrom {
  try {
    const { data } = z.record(z.string(), z.int()).safeParse(JSON.parse(json));
    return data ?? {};
  } catch {
    return {};
  }
}

/** One version; undefined when it is not stored. @throws ExpectedError `unreadable-record` */
export async function findVersion<K extends ItemKind>(
  db: Database | Transaction<Schema>,
  kind: K,
  id: number,
  version: number,
): Promise<VersionRecord<K> | undefined> {
  const row = await db
    .selectFrom("item_versions")
    .select(["draft", "translated_from"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return { version, ...readStoredDraft(kind, id, row.draft), translatedFrom: readTranslatedFrom(row.translated_from) };
}

/** The newest version of an item. @throws ExpectedError `unreadable-record` */
export async function newestVersion<K extends ItemKind>(
  db: Database | Transaction<Schema>,
  kind: K,
  { id, version }: ItemRow,
): Promise<VersionRecord<K>> {
  const newest = await findVersion(db, kind, id, version);
  if (newest === undefined) throw new Error(`${kind} ${id} lacks its version ${version}`);
  return newest;
}

/** Adds a version and lets go of those that are too old. */
export async function addVersion(
  transaction: Transaction<Schema>,
  {
    draft,
    translatedFrom,
    ...row
  }: Omit<Schema["item_versions"], "draft" | "translated_from"> & {
    draft: object;
    translatedFrom: TranslatedFrom;
  },
  publishedVersion: number | null,
): Promise<void> {
  await transaction
    .insertInto("item_versions")
    .values({ ...row, draft: JSON.stringify(draft), translated_from: JSON.stringify(translatedFrom) })
    .execute();
  const needed = [...Object.values(translatedFrom), ...(publishedVersion === null ? [] : [publishedVersion])];
  await transaction
    .deleteFrom("item_versions")
    .where("kind", "=", row.kind)
    .where("item_id", "=", row.item_id)
    .where("version", "<=", row.version - VERSIONS_KEPT)
    .where("version", "not in", [0, ...needed])
    .execute();
}

/** Notes that translations follow the English of another version. */
export async function setTranslatedFrom(
  transaction: Transaction<Schema>,
  { kind, id, version }: ItemRow,
  translatedFrom: TranslatedFrom,
): Promise<void> {
  await transaction
    .updateTable("item_versions")
    .set({ translated_from: JSON.stringify(translatedFrom) })
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .where("version", "=", version)
    .execute();
}

/** The kept versions without their drafts, newest first. */
export async function listVersions(
  db: Database,
  kind: ItemKind,
  id: number,
): Promise<Pick<Selectable<Schema["item_versions"]>, "version" | "what" | "from_version" | "saved_at" | "author">[]> {
  return db
    .selectFrom("item_versions")
    .select(["version", "what", "from_version", "saved_at", "author"])
    .where("kind", "=", kind)
    .where("item_id", "=", id)
    .orderBy("version", "desc")
    .execute();
}
