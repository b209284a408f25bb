import { isDeepStrictEqual } from "node:util";
import { sql, type Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AuditAction } from "#features/audit/audit-actions.ts";
import { appendEntry } from "#features/audit/storage/append-entry.server.ts";
import {
  type EntryUse,
  lockRows,
  readUses,
  refersToFile,
  usedInPublic,
} from "#features/publishing/storage/references.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { FALLBACK_LANGUAGE, type InEveryLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { storedAltSchema } from "../picture-details.ts";
import { PICTURES_A_PAGE } from "../picture-limits.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    pictures: ReturnType<typeof picturesStore>;
  }
}

/** Tables of uploads by staff. Times are ms since 1970. */
declare module "#platform/database/schema.server.ts" {
  interface Schema {
    pictures: {
      key: string;
      /** Pixels of the largest copy. */
      width: number;
      height: number;
      /** Names the folder of its copies; another one with each change of the crops. */
      version: string;
      name: string;
      /** JSON: the alternative texts by language. */
      alt: string;
      /** File name and alternative texts, folded for search. */
      folded: string;
      /** Focal point in thousandths of width and height. */
      focal_x: number;
      focal_y: number;
      uploaded_at: number;
      uploaded_by_id: string;
      uploaded_by: string;
    };
    documents: {
      key: string;
      /** The name in its address. */
      slug: string;
      name: string;
      size: number;
      sha256: string;
      uploaded_at: number;
      uploaded_by_id: string;
      uploaded_by: string;
    };
  }
}

/** A picture's row. Sizes in pixels, the focal point from 0 to 1, times in ms since 1970. */
export interface PictureRecord {
  key: string;
  width: number;
  height: number;
  version: string;
  name: string;
  alt: InEveryLanguage<string>;
  focal: { x: number; y: number };
  uploadedAt: number;
  uploader: { id: string; name: string };
}

const FOCAL_STEPS = 1000;

const storedAlt = storedAltSchema(LANGUAGE_CODES);

/**
 * Creates the store of uploaded pictures, whose files are in folders. A change with an actor adds its audit entry; one
 * of an import has no actor.
 */
export function picturesStore(db: Database, log: Log) {
  const recordOf = (row: Schema["pictures"]) => pictureRecord(row, log);
  const matching = (q: string) => {
    const pattern = fold(q);
    const all = db.selectFrom("pictures");
    if (pattern === "") return all;
    const escaped = pattern.replace(/[\\%_]/g, (sign) => `\\${sign}`);
    return all.where(sql<boolean>`folded like ${`%${escaped}%`} escape '\\'`);
  };

  return {
    /** Stores a new picture, whose files must be in place. */
    async add(picture: PictureRecord, actor?: Actor): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        await transaction.insertInto("pictures").values(rowOf(picture)).execute();
        await auditPicture(transaction, actor, "picture-added", picture.key);
      });
    },

    async find(key: string): Promise<PictureRecord | undefined> {
      const row = await db.selectFrom("pictures").selectAll().where("key", "=", key).executeTakeFirst();
      return row && recordOf(row);
    },

    /** Returns one page, newest first, of pictures whose name or alternative texts contain `q`, ignoring case and diacritics. */
    async list({ q, page }: { q: string; page: number }): Promise<{ items: PictureRecord[]; total: number }> {
      const rows = await matching(q)
        .selectAll()
        .orderBy("uploaded_at", "desc")
        .orderBy("key")
        .limit(PICTURES_A_PAGE)
        .offset((page - 1) * PICTURES_A_PAGE)
        .execute();
      const { total } = await matching(q)
        .select((expression) => expression.fn.countAll<number>().as("total"))
        .executeTakeFirstOrThrow();
      return { items: rows.map(recordOf), total: Number(total) };
    },

    /** Writes a changed picture, unless its crops are no longer those of `version`. @returns whether it was written */
    update(picture: PictureRecord, version: string, actor?: Actor): Promise<boolean> {
      const { key, ...columns } = rowOf(picture);
      return db.transaction().execute(async (transaction) => {
        const stored = transaction.selectFrom("pictures").select(["key", "alt"]).where("key", "=", key);
        const row = await stored.executeTakeFirst();
        const before = row && readAlt(row, log);
        const alt = before === undefined ? picture.alt : preserveUnknown(before.stored, before.alt, picture.alt);
        const { numUpdatedRows } = await transaction
          .updateTable("pictures")
          .set({ ...columns, alt: JSON.stringify(alt) })
          .where("key", "=", key)
          .where("version", "=", version)
          .executeTakeFirstOrThrow();
        if (Number(numUpdatedRows) !== 1) return false;
        const isSame = picture.version === version && isDeepStrictEqual(before?.alt, picture.alt);
        if (!isSame) await auditPicture(transaction, actor, "picture-changed", key);
        return true;
      });
    },

    /** Removes an unused picture. @returns the entries that use it, or undefined for an unknown key */
    remove(key: string, actor?: Actor): Promise<EntryUse[] | undefined> {
      return db.transaction().execute(async (transaction) => {
        // A save that uses the picture locks its row: its use is found below, or the save finds no row afterwards.
        if ((await lockRows(transaction, "pictures", [key])) === 0) return undefined;
        const uses =
          (await readUses(transaction, "pictures", [key], actor?.language ?? FALLBACK_LANGUAGE)).get(key)?.entries ??
          [];
        if (uses.length > 0) return uses;
        await transaction.deleteFrom("pictures").where("key", "=", key).execute();
        await auditPicture(transaction, actor, "picture-removed", key);
        return uses;
      });
    },

    /** Returns the versions of the pictures with these keys; keys without a picture are left out. */
    async versionsOf(keys: readonly string[]): Promise<Map<string, string>> {
      const rows = await db.selectFrom("pictures").select(["key", "version"]).where("key", "in", keys).execute();
      return new Map(rows.map(({ key, version }) => [key, version]));
    },

    uses: (keys: readonly string[], language: Language) => readUses(db, "pictures", keys, language),
    usedBy: (key: string, entry: { kind: string; id: number }) => refersToFile(db, entry, key),

    /** Returns the data for serving a picture; `public`: a published item shows it. */
    async served(
      key: string,
    ): Promise<{ width: number; height: number; version: string; public: boolean } | undefined> {
      const row = await db
        .selectFrom("pictures")
        .select(["width", "height", "version"])
        .select((expression) => usedInPublic("pictures", expression.ref("pictures.key")).as("shown"))
        .where("key", "=", key)
        .executeTakeFirst();
      return row && { width: row.width, height: row.height, version: row.version, public: row.shown !== null };
    },
  };
}

async function auditPicture(
  transaction: Transaction<Schema>,
  actor: Actor | undefined,
  action: AuditAction,
  key: string,
): Promise<void> {
  if (actor === undefined) return;
  await appendEntry(transaction, Date.now(), actor, action, { subject: { kind: "picture", name: key } });
}

function rowOf({ key, width, height, version, name, alt, focal, uploadedAt, uploader }: PictureRecord) {
  return {
    key,
    width,
    height,
    version,
    name: storable(name),
    alt: JSON.stringify(alt),
    folded: fold([name, ...Object.values(alt)].join(" ")),
    focal_x: Math.round(focal.x * FOCAL_STEPS),
    focal_y: Math.round(focal.y * FOCAL_STEPS),
    uploaded_at: uploadedAt,
    uploaded_by_id: uploader.id,
    uploaded_by: uploader.name,
  };
}

/** Returns a file's name as both databases accept it: PostgreSQL refuses NUL. */
export function storable(name: string): string {
  return name.replaceAll("\0", "").slice(0, 300);
}

function pictureRecord(row: Schema["pictures"], log: Log): PictureRecord {
  return {
    key: row.key,
    width: row.width,
    height: row.height,
    version: row.version,
    name: row.name,
    alt: readAlt(row, log)?.alt ?? storedAlt.parse({}),
    focal: { x: row.focal_x / FOCAL_STEPS, y: row.focal_y / FOCAL_STEPS },
    uploadedAt: row.uploaded_at,
    uploader: { id: row.uploaded_by_id, name: row.uploaded_by },
  };
}

/** Returns the alternative texts of a picture and their stored form; damaged ones are logged. */
function readAlt({ key, alt }: Pick<Schema["pictures"], "key" | "alt">, log: Log) {
  try {
    const stored: unknown = JSON.parse(alt);
    return { stored, alt: storedAlt.parse(stored) };
  } catch (error) {
    log.error({ key, err: error }, "the alternative texts of a picture cannot be read");
    return undefined;
  }
}
