import { type FileStoreName, fileOwnerOf } from "#platform/database/tables.server.ts";
import { pictureFolder, storedPath } from "#platform/files/stored-files.server.ts";
import type { Row } from "./row-lines.server.ts";

/** A file that a row references, or the folder of a picture's copies. */
export interface NamedFile {
  store: FileStoreName;
  /** Reference of the row, by which its erasure is traced; undefined where erasures are not traced. */
  reference: string | undefined;
}

/** The files that rows of a database reference. */
export interface NamedFiles {
  /** Collects the files of rows. */
  see(table: string, rows: readonly Row[]): void;
  /** By path, the same in `DATA_DIR` and in an archive. */
  places: ReadonlyMap<string, NamedFile>;
}

/** Creates a collector of referenced files. */
export function namedFiles(): NamedFiles {
  const places = new Map<string, NamedFile>();
  return {
    see(table, rows) {
      const owner = fileOwnerOf(table);
      if (owner === undefined) return;
      const { store, reference } = owner;
      for (const row of rows) {
        const key = String(row[owner.key]);
        const place =
          owner.store === "pictures" ? pictureFolder(key, String(row[owner.version])) : storedPath(owner.store, key);
        places.set(place, { store, reference: reference === undefined ? undefined : String(row[reference]) });
      }
    },
    places,
  };
}
