import { join } from "node:path";

/** What lies where in an archive. Nothing else is ever read from one: no name in it becomes a path unchecked. */
export const MANIFEST = "manifest.json";
export const SESSION_SECRET = "session-secret";
export const ERASURES = "erasures.jsonl";

const KEY = "[0-9a-f]{40}";
const TABLE = /^tables\/[a-z_]{1,63}\.jsonl$/;
const STORED = new RegExp(`^(?:files|documents)/(?<start>[0-9a-f]{2})/(?<key>${KEY})$`);
const PICTURE = new RegExp(`^pictures/${KEY}/[0-9a-f]{12}/[a-z0-9][a-z0-9.-]{0,60}$`);

/** Where a table's rows lie. */
export function tablePath(table: string): string {
  return `tables/${table}.jsonl`;
}

/** Where a file of a file store lies, in `DATA_DIR` as in an archive. */
export function storedPath(store: "files" | "documents", key: string): string {
  return `${store}/${key.slice(0, 2)}/${key}`;
}

/** The folder of a picture's copies. */
export function picturePath(key: string, version: string): string {
  return `pictures/${key}/${version}`;
}

/** Whether a name in an archive is that of a file which lies in `DATA_DIR` under the same name. */
export function isDataFile(path: string): boolean {
  const stored = STORED.exec(path)?.groups;
  if (stored !== undefined) return stored.key?.startsWith(stored.start ?? "") === true;
  return PICTURE.test(path);
}

/** Whether an archive may have an entry of this name. */
export function isArchivePath(path: string): boolean {
  return [MANIFEST, SESSION_SECRET, ERASURES].includes(path) || TABLE.test(path) || isDataFile(path);
}

/** The place of a data file below a folder. @throws Error for a name that is none */
export function placeBelow(folder: string, path: string): string {
  if (!isDataFile(path)) throw new Error("no name of a data file");
  return join(folder, ...path.split("/"));
}
