import type { FileStoreName } from "../database/tables.server.ts";
import type { OpenFile } from "./open-file.server.ts";

/**
 * The stored files of a site, by path: below `DATA_DIR`, or in the database. The paths are those of an archive too. Two
 * files never have the same path one after the other, as each contains a random key.
 */
export interface StoredFiles {
  /**
   * Stores a copy of a file on this machine's disk; one that is there stays as it is. The file is durable afterwards.
   * @param isNamed whether a row of the site names it already; otherwise `name` has to follow
   * @throws ExpectedError `storage-full`, `storage-unavailable`; errors of the disk
   */
  save(path: string, from: string, isNamed: boolean): Promise<void>;
  /** Stores the files of a folder on this machine's disk, which may be moved. They appear together. Throws as `save` does. */
  saveFolder(path: string, from: string): Promise<void>;
  /** Called when a row names a file. */
  name(path: string): Promise<void>;
  /**
   * Returns files that no row was known to name when they were saved. Below `DATA_DIR` there are none: their names in
   * `incoming/` say the same.
   * @param before only those saved before, ms since 1970
   */
  unnamed(folder: string, before: number): Promise<string[]>;
  /** Opens a file. @throws ExpectedError `not-found`; `storage-unavailable` when it cannot be opened for now */
  open(path: string): Promise<OpenFile>;
  /** Opens a file that everybody may see, perhaps a copy on this machine's disk. Throws as `open` does. */
  openPublic(path: string): Promise<OpenFile>;
  /** Returns the names in a folder: of files, and of folders with files. */
  names(folder: string): Promise<string[]>;
  /** Returns when a file, or the newest one in a folder, was saved: ms since 1970; undefined when there is none. */
  savedAt(path: string): Promise<number | undefined>;
  /** Removes a file; a missing one is no error. */
  remove(path: string): Promise<void>;
  /** Removes a file, or a folder with all files in it; a missing one is no error. */
  removeAll(path: string): Promise<void>;
  /** Removes copies of files that have gone meanwhile. Runs every ten minutes. */
  removeStaleCopies(): Promise<void>;
}

/** Returns the path of a file in a file store. */
export function storedPath(store: Exclude<FileStoreName, "pictures"> | "imports", key: string): string {
  return `${store}/${key.slice(0, 2)}/${key}`;
}

/** Returns the folder of a picture's copies. */
export function pictureFolder(key: string, version: string): string {
  return `pictures/${key}/${version}`;
}
