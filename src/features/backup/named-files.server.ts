import { type FileStoreName, fileOwnerOf } from "#platform/database/tables.server.ts";
import { picturePath, storedPath } from "./archive-paths.server.ts";
import type { Row } from "./row-lines.server.ts";

/** A file that a row names, or the folder of a picture's copies. */
export interface NamedFile {
  store: FileStoreName;
  /** The row's reference, under which its erasure leaves a trace; undefined where it leaves none. */
  reference: string | undefined;
}

/** The files that the rows of a database name. */
export interface NamedFiles {
  /** Looks at rows as they pass. */
  see(table: string, rows: readonly Row[]): void;
  /** By their paths, the same in `DATA_DIR` as in an archive. */
  places: ReadonlyMap<string, NamedFile>;
}

/** Collects which files rows name. */
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
          owner.store === "pictures" ? picturePath(key, String(row[owner.version])) : storedPath(owner.store, key);
        places.set(place, { store, reference: reference === undefined ? undefined : String(row[reference]) });
      }
    },
    places,
  };
}
