import { randomBytes } from "node:crypto";
import { readFile, writeFile } from "node:fs/promises";
import { hostname } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { z } from "zod";
import { ConfigError } from "../config.server.ts";
import { type Database, provideFolder } from "../database/open-database.server.ts";
import { errorCode, flush } from "./disk-steps.server.ts";
import { diskFiles } from "./disk-store.server.ts";
import { isFileKey } from "./file-key.server.ts";
import { namedPaths } from "./named-paths.server.ts";

declare module "../database/schema.server.ts" {
  interface Schema {
    /** Where the files of a site on PostgreSQL are: one row at most, with JSON. */
    files_place: { id: number; place: string };
  }
}

declare module "../config.server.ts" {
  interface Config {
    /** Where stored files are: below `dataDir`, or in the PostgreSQL database. */
    filesIn: "disk" | "database";
  }
}

/** File in `DATA_DIR` that recognizes the folder: it moves with the files in it. */
const ID_FILE = "files-folder";
const ID = /^[0-9a-f]{32}$/;
/** Named files that are looked for in a folder that the database does not know yet. */
const LOOKED_FOR = 100;
/** Files that one statement removes. */
const REMOVED_AT_ONCE = 100;

const schema = z.object({
  in: z.enum(["disk", "database"]),
  /** Id of the folder that has the files, or had them. */
  folder: z.string().optional(),
  /** Path and host of that folder, for messages. */
  where: z.string().optional(),
  /** A move to the other place has begun; random. */
  move: z.string().optional(),
  /** Files may be left in the other place, by a move that was killed, or before its end. */
  isStale: z.literal(true).optional(),
});

/** Where the files of a site are, as its database says: only with PostgreSQL. */
export type FilesPlace = z.infer<typeof schema>;

/** What the database says, as it is stored. */
interface NotedPlace {
  place: FilesPlace;
  text: string;
}

/** @returns undefined before the first start that wrote it, and after a restore */
export async function readFilesPlace(db: Database): Promise<NotedPlace | undefined> {
  const row = await db.selectFrom("files_place").select("place").executeTakeFirst();
  return row && { place: schema.parse(JSON.parse(row.place)), text: row.place };
}

/** Replaces what the database says. @returns undefined when it did not say `before` any more */
export async function replaceFilesPlace(
  db: Database,
  before: NotedPlace | undefined,
  place: FilesPlace,
): Promise<NotedPlace | undefined> {
  const text = JSON.stringify(place);
  if (before === undefined) {
    const { numInsertedOrUpdatedRows } = await db
      .insertInto("files_place")
      .values({ id: 1, place: text })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .executeTakeFirst();
    return Number(numInsertedOrUpdatedRows) === 1 ? { place, text } : undefined;
  }
  const { numUpdatedRows } = await db
    .updateTable("files_place")
    .set({ place: text })
    .where("place", "=", before.text)
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows) === 1 ? { place, text } : undefined;
}

/** A folder as the database notes it. */
interface KnownFolder {
  folder: string;
  where: string;
}

/** Returns the id of a folder, which gets one when it has none. */
export async function knownFolder(dataDir: string): Promise<KnownFolder> {
  await provideFolder(dataDir);
  const where = `${dataDir} on ${hostname()}`;
  const file = join(dataDir, ID_FILE);
  const made = randomBytes(16).toString("hex");
  try {
    await writeFile(file, made, { flag: "wx", mode: 0o600, flush: true });
    await flush(dataDir);
    return { folder: made, where };
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const folder = (await readFile(file, "utf8")).trim();
  if (!ID.test(folder)) throw new ConfigError(`${file} is damaged: remove it and start again`);
  return { folder, where };
}

/**
 * Checks that a site's files are where its settings say, and notes it in the database: processes with different folders
 * must not serve one site. Removes what an unfinished move has left in the other place.
 * @throws ConfigError that says where the files are
 */
export async function checkFilesPlace(
  db: Database,
  { dataDir, filesIn }: { dataDir: string; filesIn: FilesPlace["in"] },
): Promise<void> {
  const known = await knownFolder(dataDir);
  for (;;) {
    const noted = await readFilesPlace(db);
    if (noted === undefined) {
      if (filesIn === "database") await refuseFilesElsewhere(db);
      else await refuseForeignFolder(db, dataDir, known);
      await replaceFilesPlace(db, undefined, filesIn === "disk" ? { in: filesIn, ...known } : { in: filesIn });
      continue;
    }
    const { place } = noted;
    refuseOtherPlace(place, filesIn, known);
    const isRenamed = place.in === "disk" && place.where !== known.where;
    if (!isRenamed && place.isStale === undefined) return;
    const { move: _, isStale, ...rest } = place;
    const settled: FilesPlace = isRenamed ? { ...rest, ...known } : rest;
    // A move that runs nevertheless finds out before it ends.
    const begun = await replaceFilesPlace(db, noted, { ...settled, ...(isStale && { isStale }) });
    if (begun === undefined) continue;
    if (isStale === undefined || !(await removeStale(db, dataDir, place, known))) return;
    await replaceFilesPlace(db, begun, settled);
  }
}

/** @throws ConfigError when the database says that the files are elsewhere */
export function refuseOtherPlace(place: FilesPlace, filesIn: FilesPlace["in"], known: KnownFolder): void {
  const { where = "another folder" } = place;
  if (place.in === "database" && filesIn === "disk") {
    throw new ConfigError(
      "The files of this site are in its database. Set FILES_URL=database:, or move them into DATA_DIR with " +
        "`npm run move-files -- --to disk` while no process of the site runs",
    );
  }
  if (place.in === "disk" && filesIn === "database") {
    throw new ConfigError(
      `The files of this site are in ${where}. Move them into the database with \`npm run move-files -- --to database\` ` +
        "while no process of the site runs, or leave FILES_URL out",
    );
  }
  if (place.in === "disk" && place.folder !== known.folder) {
    throw new ConfigError(
      `The files of this site are in ${where}, and DATA_DIR is another folder: ${known.where}. All processes of a site ` +
        "share one folder, or have their files in the database (FILES_URL=database:). If this is the folder now, " +
        "`npm run move-files -- --to disk` checks its files and notes it",
    );
  }
}

async function refuseFilesElsewhere(db: Database): Promise<void> {
  for await (const _ of namedPaths(db)) {
    throw new ConfigError(
      "The database names files, and they are not in it. Move them from DATA_DIR with `npm run move-files -- --to " +
        "database` while no process of the site runs, or leave FILES_URL out",
    );
  }
}

/** @throws ConfigError when the database names files and a folder has none of those looked for */
export async function refuseForeignFolder(db: Database, dataDir: string, { where }: KnownFolder): Promise<void> {
  const disk = diskFiles(dataDir);
  let missing = 0;
  for await (const path of namedPaths(db)) {
    if ((await disk.savedAt(path)) !== undefined) return;
    missing += 1;
    if (missing === LOOKED_FOR) break;
  }
  if (missing === 0) return;
  throw new ConfigError(
    `None of the files that the database names is in DATA_DIR, ${where}. Set the DATA_DIR that has them. If they are ` +
      "lost, `npm run move-files -- --to disk --without-missing` makes this the folder of the site",
  );
}

/** Removes what is left in the place where the files are not. @returns false when that is another folder */
export async function removeStale(
  db: Database,
  dataDir: string,
  place: FilesPlace,
  known: KnownFolder,
): Promise<boolean> {
  if (place.in === "disk") {
    const some = sql`select path from stored_files limit ${sql.lit(REMOVED_AT_ONCE)}`;
    for (let removed = 1n; removed > 0n; ) {
      removed = (await sql`delete from stored_files where path in (${some})`.execute(db)).numAffectedRows ?? 0n;
    }
    return true;
  }
  if (place.folder !== known.folder) return false;
  const disk = diskFiles(dataDir);
  for (const store of ["files", "documents"]) {
    const parts = (await disk.names(store)).filter((name) => /^[0-9a-f]{2}$/.test(name));
    for (const part of parts) await disk.removeAll(`${store}/${part}`);
  }
  for (const key of (await disk.names("pictures")).filter(isFileKey)) await disk.removeAll(`pictures/${key}`);
  return true;
}
