import { join } from "node:path";

/* Paths in an archive. Entries with other names are refused, so that no name becomes an unchecked path. */
export const MANIFEST = "manifest.json";
export const SESSION_SECRET = "session-secret";
export const ERASURES = "erasures.jsonl";

const KEY = "[0-9a-f]{40}";
const TABLE = /^tables\/[a-z_]{1,63}\.jsonl$/;
const STORED = new RegExp(`^(?:files|documents)/(?<start>[0-9a-f]{2})/(?<key>${KEY})$`);
const PICTURE = new RegExp(`^pictures/${KEY}/[0-9a-f]{12}/[a-z0-9][a-z0-9.-]{0,60}$`);

/** Returns the path of a table's rows. */
export function tablePath(table: string): string {
  return `tables/${table}.jsonl`;
}

/** Returns whether a path is that of a file in `DATA_DIR`. */
export function isDataFile(path: string): boolean {
  const stored = STORED.exec(path)?.groups;
  if (stored !== undefined) return stored.key?.startsWith(stored.start ?? "") === true;
  return PICTURE.test(path);
}

/** Returns whether an archive may have an entry with this name. */
export function isArchivePath(path: string): boolean {
  return [MANIFEST, SESSION_SECRET, ERASURES].includes(path) || TABLE.test(path) || isDataFile(path);
}

/** Returns the path of a data file below a folder. @throws Error for a path that is not a data file's */
export function placeBelow(folder: string, path: string): string {
  if (!isDataFile(path)) throw new Error("no name of a data file");
  return join(folder, ...path.split("/"));
}
