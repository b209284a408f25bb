import type { Selectable, Transaction } from "kysely";
import * as z from "zod/mini";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { storedDraftSchema } from "../drafts/draft-schemas.ts";
import { emptyDraft, type StoredDraft } from "../drafts/drafts.ts";
import type { ItemRow } from "./item-rows.server.ts";
import { storedDraft } from "./page-storage.server.ts";

/** Maximum number of stored versions of an item, besides those in use. */
const VERSIONS_MAX = 200;

/** The version of a page that nobody has saved. */
export const UNWRITTEN = 0;

/** The version whose English each translation follows. */
export type TranslatedFrom = Partial<Record<Language, number>>;

/**
 * Reads a draft that this or another release has stored.
 * @param json of the draft
 * @param id of its item, for the error's message; 0 for a new one
 * @throws ExpectedError `unreadable-record` when it is no JSON of a draft
 */
export function readStoredDraft(collection: AnyCollection, id: number, json: string): StoredDraft {
  try {
    const stored: unknown = JSON.parse(json);
    return { draft: storedDraftSchema(collection).parse(stored), stored };
  } catch (cause) {
    throw new ExpectedError("unreadable-record", `What is stored of ${collection.name} ${id} cannot be read.`, {
      cause,
    });
  }
}

/** A version with its draft read. */
interface VersionRecord extends StoredDraft {
  version: number;
  translatedFrom: TranslatedFrom;
}

/** Reads the column; damaged JSON is read as empty, so that translations count as up to date. */
export function readTranslatedFrom(json: string): TranslatedFrom {
  try {
    const { data } = z.record(z.string(), z.int()).safeParse(JSON.parse(json));
    return data ?? {};
  } catch {
    return {};
  }
}

/** Returns one version; undefined when it is not stored. @throws ExpectedError `unreadable-record` */
export async function findVersion(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  version: number,
): Promise<VersionRecord | undefined> {
  const row = await db
    .selectFrom("item_versions")
    .select(["draft", "translated_from"])
    .where("kind", "=", collection.name)
    .where("item_id", "=", id)
    .where("version", "=", version)
    .executeTakeFirst();
  if (row === undefined) return undefined;
  return {
    version,
    ...readStoredDraft(collection, id, row.draft),
    translatedFrom: readTranslatedFrom(row.translated_from),
  };
}

/**
 * Returns the newest version of an item; of a page that nobody has saved, its default words.
 * @throws ExpectedError `unreadable-record`
 */
export async function newestVersion(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  { id, version }: Pick<ItemRow, "id" | "version">,
): Promise<VersionRecord> {
  if (version === UNWRITTEN) return { version, draft: emptyDraft(collection, ""), stored: {}, translatedFrom: {} };
  const newest = await findVersion(db, collection, id, version);
  if (newest === undefined) throw new Error(`${collection.name} ${id} lacks its version ${version}`);
  return newest;
}

/** Adds a version and deletes those beyond the maximum. */
export async function addVersion(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  {
    draft,
    translatedFrom,
    ...row
  }: Omit<Schema["item_versions"], "kind" | "draft" | "translated_from"> & {
    draft: Draft;
    translatedFrom: TranslatedFrom;
  },
  publishedVersion: number | null,
): Promise<void> {
  await transaction
    .insertInto("item_versions")
    .values({
      ...row,
      kind: collection.name,
      draft: JSON.stringify(storedDraft(collection, draft)),
      translated_from: JSON.stringify(translatedFrom),
    })
    .execute();
  const needed = [...Object.values(translatedFrom), ...(publishedVersion === null ? [] : [publishedVersion])];
  await transaction
    .deleteFrom("item_versions")
    .where("kind", "=", collection.name)
    .where("item_id", "=", row.item_id)
    .where("version", "<=", row.version - VERSIONS_MAX)
    .where("version", "not in", [0, ...needed])
    .execute();
}

/** Stores which version's English the translations follow. */
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

/** Returns the stored versions without their drafts, newest first. */
export async function listVersions(
  db: Database,
  kind: string,
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
