import { createHash, randomBytes } from "node:crypto";
import { join } from "node:path";
import { failureId } from "#platform/http/errors.server.ts";
import { ConfigError } from "../config.server.ts";
import type { Database } from "../database/open-database.server.ts";
import { databaseFiles } from "./database-files.server.ts";
import { removeName } from "./disk-steps.server.ts";
import { diskFiles } from "./disk-store.server.ts";
import { newFileKey } from "./file-key.server.ts";
import {
  type FilesPlace,
  knownFolder,
  readFilesPlace,
  refuseForeignFolder,
  refuseOtherPlace,
  removeStale,
  replaceFilesPlace,
} from "./files-place.server.ts";
import { namedPaths } from "./named-paths.server.ts";
import { receiveStream } from "./receive-stream.server.ts";
import { instanceName, thisInstance } from "./store-instance.server.ts";
import type { StoredFiles } from "./stored-files.server.ts";

/** What a move did. */
export interface Moved {
  /** Files that were moved, and their bytes. */
  files: number;
  bytes: number;
  /** Files that were there already, such as after a move that was killed. */
  wasThere: number;
  /** Paths that the database names and neither place has. */
  missing: string[];
  /** Whether the site has its files in the new place now; false when some are missing. */
  isDone: boolean;
}

interface MoveOptions {
  db: Database;
  dataDir: string;
  to: FilesPlace["in"];
  /** Whether the move ends although files are missing. */
  withoutMissing: boolean;
  /** Called after each file or picture with the number of files so far; the move waits for it. */
  onFile?: (done: number) => unknown;
}

/**
 * Moves a site's files between `DATA_DIR` and the database, while no process of the site runs. Each file is copied and
 * read back; when all are there, the database says so, and the former ones are removed. A move that was killed is
 * continued by the next one; a start of the site before that removes what had been copied.
 * @throws ConfigError when the files are in another folder, or the site was started meanwhile
 */
export async function moveFiles({ db, dataDir, to, withoutMissing, onFile }: MoveOptions): Promise<Moved> {
  const known = await knownFolder(dataDir);
  const noted = await readFilesPlace(db);
  const before = noted?.place;
  const moved: Moved = { files: 0, bytes: 0, wasThere: 0, missing: [], isDone: true };
  if (to === "database") {
    if (before === undefined) await refuseForeignFolder(db, dataDir, known);
    else if (before.in === "disk") refuseOtherPlace(before, "disk", known);
  }
  const isThere = before?.in === to && (to === "database" || before.folder === known.folder);
  if (isThere) {
    if (before.isStale) await finish(db, dataDir, noted);
    return moved;
  }
  const begun = await replaceFilesPlace(db, noted, {
    ...(before ?? { in: "disk", ...known }),
    ...(before?.in === "database" && known),
    move: randomBytes(8).toString("hex"),
    isStale: true,
  });
  const [disk, database] = [diskFiles(dataDir), databaseFiles(db)];
  const places = to === "disk" ? { from: database, to: disk } : { from: disk, to: database };
  const temporary = join(dataDir, "files", "incoming", instanceName(thisInstance()));
  for await (const path of namedPaths(db)) {
    for (const file of await filesAt(places, path)) await moveFile(places, file, { temporary, moved });
    await onFile?.(moved.files + moved.wasThere);
  }
  if (moved.missing.length > 0 && !withoutMissing) return { ...moved, isDone: false };
  const ended = begun && (await replaceFilesPlace(db, begun, { in: to, ...known, isStale: true }));
  if (ended === undefined) {
    throw new ConfigError("A process of the site was started meanwhile. Stop it, then move the files again");
  }
  await finish(db, dataDir, ended);
  return moved;
}

/** Removes the files of the former place. @throws ConfigError when that is another folder */
async function finish(db: Database, dataDir: string, noted: Awaited<ReturnType<typeof readFilesPlace>>) {
  const known = await knownFolder(dataDir);
  if (noted === undefined) return;
  const { place } = noted;
  if (!(await removeStale(db, dataDir, place, known))) {
    throw new ConfigError(`Files are left in ${place.where}. Move the files once more with that folder as DATA_DIR`);
  }
  await replaceFilesPlace(db, noted, place.in === "disk" ? { in: "disk", ...known } : { in: "database" });
}

interface Places {
  from: StoredFiles;
  to: StoredFiles;
}

/** Returns the path of a named file, or those of the copies of a picture. */
async function filesAt({ from, to }: Places, path: string): Promise<string[]> {
  if (!path.startsWith("pictures/")) return [path];
  const names = new Set([...(await from.names(path)), ...(await to.names(path))]);
  return names.size === 0 ? [path] : [...names].map((name) => `${path}/${name}`);
}

async function moveFile(
  { from, to }: Places,
  path: string,
  { temporary, moved }: { temporary: string; moved: Moved },
): Promise<void> {
  const [original, there] = [await hashOf(from, path), await hashOf(to, path)];
  if (original === undefined && there === undefined) moved.missing.push(path);
  else if (original === undefined || original.sha256 === there?.sha256) moved.wasThere += 1;
  else {
    if (there !== undefined) await to.remove(path);
    await copy({ from, to }, path, temporary);
    if ((await hashOf(to, path))?.sha256 !== original.sha256) throw new Error(`${path} was not copied byte for byte`);
    moved.files += 1;
    moved.bytes += original.size;
  }
}

/** Copies a file by way of the disk. Of a copy that is killed, the recovery of the file store removes what is left. */
async function copy({ from, to }: Places, path: string, temporary: string): Promise<void> {
  const { stream, size } = await from.open(path);
  const place = join(temporary, newFileKey());
  await receiveStream(stream, place, size);
  await to.save(path, place, true);
  await removeName(place);
}

/** @returns undefined when there is no such file */
async function hashOf(stored: StoredFiles, path: string): Promise<{ size: number; sha256: string } | undefined> {
  try {
    const { stream, size } = await stored.open(path);
    const hash = createHash("sha256");
    for await (const bytes of stream) hash.update(bytes);
    return { size, sha256: hash.digest("hex") };
  } catch (error) {
    if (failureId(error) === "not-found") return undefined;
    throw error;
  }
}
