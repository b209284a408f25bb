import { rm } from "node:fs/promises";
import { join } from "node:path";
import { setImmediate as nextTurn } from "node:timers/promises";
import { sql, type Transaction } from "kysely";
import type { AnyCollection } from "#features/publishing/collection.ts";
import { storedFacts } from "#features/publishing/storage/entries.server.ts";
import { raiseItemIds } from "#features/publishing/storage/item-ids.server.ts";
import { forgetEntry } from "#features/publishing/storage/write-entries.server.ts";
import { type Database, openDatabase } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { nextIds } from "./read-content.server.ts";

/** Rows copied per statement, which blocks the event loop for some milliseconds. */
const AT_ONCE = 500;
/** Tables that an import fills, referenced ones first. */
const FILLED = ["items", "item_versions", "references", "entries", "records", "listing", "facets"];

/** A second SQLite database in which an import is prepared, so that the site's stays writable. */
export interface ImportStaging {
  /** Has the site's tables, with only the rows of pictures and documents. */
  db: Database;
  /**
   * Calls `work` while the staging database is attached to the site's connection. Every transaction of the site then
   * locks both, so none may be open on `db`.
   */
  whileAttached<T>(work: () => Promise<T>): Promise<T>;
  /**
   * Copies the prepared rows into the site's database. It must be attached, and the site's examples removed.
   * @throws ExpectedError `invalid-input` when a picture or document was removed meanwhile
   */
  moveInto(site: Transaction<Schema>): Promise<void>;
  /** Removes the staging database. A failure is logged; the next import or start removes it. */
  close(): Promise<void>;
}

/**
 * Opens the staging database of an import.
 * @param site the site's database, on SQLite
 * @param all the collections of the site
 * @param folder only for the staging database; existing content is removed
 * @throws ExpectedError `storage-full`, `storage-unavailable`
 */
export async function openImportStaging(
  site: Database,
  all: readonly AnyCollection[],
  folder: string,
  log: Log,
): Promise<ImportStaging> {
  await detach(site);
  await rm(folder, { recursive: true, force: true });
  const db = await openDatabase({ databaseUrl: undefined, dataDir: folder }, log);
  // The import has ended by then: a failed clean-up must not change its result.
  const orLog = (work: Promise<unknown>) =>
    work.catch((error: unknown) => log.warn({ err: error }, "the staging database of an import is left behind"));
  const staging: ImportStaging = {
    db,

    async whileAttached(work) {
      await sql`attach ${join(folder, "site.sqlite")} as staging`.execute(site);
      try {
        return await work();
      } finally {
        await orLog(detach(site));
      }
    },

    async moveInto(transaction) {
      await checkUses(transaction);
      await makeRoom(transaction, all);
      for (const table of FILLED) await copy(transaction, table);
      await raiseItemIds(
        transaction,
        await nextIds(
          db,
          all.map(({ name }) => name),
        ),
      );
    },

    async close() {
      await db.destroy();
      await orLog(rm(folder, { recursive: true, force: true }));
    },
  };
  try {
    await staging.whileAttached(async () => {
      for (const table of ["pictures", "documents"]) {
        await sql`insert into ${sql.table(`staging.${table}`)} select * from ${sql.table(`main.${table}`)}`.execute(
          site,
        );
      }
    });
  } catch (error) {
    await staging.close();
    throw error;
  }
  return staging;
}

/** Detaches the staging database if it is attached. */
async function detach(site: Database): Promise<void> {
  // Not a select, so that it runs on the writing connection, to which the database is attached.
  const { rows } = await sql<{ name: string }>`pragma database_list`.execute(site);
  if (rows.some(({ name }) => name === "staging")) await sql`detach staging`.execute(site);
}

async function checkUses(site: Transaction<Schema>): Promise<void> {
  const { rows } = await sql`select 1 from staging."references"
    where (to_collection = 'pictures' and to_id not in (select key from main.pictures))
    or (to_collection = 'documents' and to_id not in (select key from main.documents)) limit 1`.execute(site);
  if (rows.length > 0) throw new ExpectedError("invalid-input", "A picture or document is no longer there.");
}

/** Removes remains of deleted items whose ids or keys are imported. */
async function makeRoom(site: Transaction<Schema>, all: readonly AnyCollection[]): Promise<void> {
  for (const collection of all) {
    for (let after = 0; ; ) {
      // A draft has no entry.
      const { rows } = await sql<{ id: number; facts: string }>`select id, facts from (
          select collection, id, facts from staging.entries
          union all select kind, id, '{}' from staging.items
            where not exists (select 1 from staging.entries e where e.collection = kind and e.id = items.id)) as incoming
        where collection = ${collection.name} and id > ${after} order by id limit ${AT_ONCE}`.execute(site);
      for (const row of rows) await forgetEntry(site, collection, row.id, storedFacts(collection, row));
      const end = rows.at(-1)?.id;
      if (end === undefined) break;
      after = end;
      await nextTurn();
    }
  }
}

async function copy(site: Transaction<Schema>, table: string): Promise<void> {
  for (let from = 0; ; from += AT_ONCE) {
    const { numAffectedRows = 0n } = await sql`insert into ${sql.table(`main.${table}`)}
      select * from ${sql.table(`staging.${table}`)} limit ${AT_ONCE} offset ${from}`.execute(site);
    if (numAffectedRows < AT_ONCE) return;
    await nextTurn();
  }
}
