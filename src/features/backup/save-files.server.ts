import { open, readdir } from "node:fs/promises";
import { join } from "node:path";
import type { FileStoreName } from "#platform/database/tables.server.ts";
import { errorCode } from "#platform/files/disk-steps.server.ts";
import { isDataFile, SESSION_SECRET } from "./archive-paths.server.ts";
import type { ArchiveWriter } from "./archive-writer.server.ts";
import type { FileFacts } from "./manifest.server.ts";
import type { NamedFiles } from "./named-files.server.ts";

/** Result of adding the referenced files to an archive. */
export interface SavedFiles {
  files: FileFacts[];
  /** Paths of missing files and picture folders. */
  absent: string[];
}

/** Files that staff may be changing come first. */
const ORDER: readonly FileStoreName[] = ["pictures", "documents", "files"];

/** Adds the referenced files that exist on the disk to an archive. */
export async function saveFiles(writer: ArchiveWriter, dataDir: string, named: NamedFiles): Promise<SavedFiles> {
  const files: FileFacts[] = [];
  const absent: string[] = [];
  const save = async (path: string, compress = false) => {
    const facts = await addFile(writer, join(dataDir, ...path.split("/")), path, compress);
    if (facts === undefined) return false;
    files.push(facts);
    return true;
  };
  const saveFolder = async (folder: string) => {
    const names = await copiesIn(join(dataDir, folder));
    let whole = names.length > 0;
    for (const name of names) whole = (await save(`${folder}/${name}`)) && whole;
    return whole;
  };
  for (const store of ORDER) {
    for (const [path, file] of named.places) {
      if (file.store !== store) continue;
      if (!(await (store === "pictures" ? saveFolder(path) : save(path)))) absent.push(path);
    }
  }
  await save(SESSION_SECRET, true);
  return { files, absent };
}

async function copiesIn(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return [];
    throw error;
  });
  return names.toSorted();
}

/** Adds a file to an archive. @returns undefined when the file does not exist */
async function addFile(writer: ArchiveWriter, place: string, path: string, compress: boolean) {
  if (path !== SESSION_SECRET && !isDataFile(path)) throw new Error("no name of a data file");
  const handle = await open(place, "r").catch((error: unknown) => {
    if (errorCode(error) === "ENOENT") return undefined;
    throw error;
  });
  if (handle === undefined) return undefined;
  // Closed here in any case: an aborted archive may not have read the stream.
  const pieces = handle.createReadStream({ autoClose: false });
  try {
    return { path, ...(await writer.add(path, pieces, compress)) };
  } finally {
    pieces.destroy();
    await handle.close();
  }
}
