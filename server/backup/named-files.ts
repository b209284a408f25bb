import { picturePath, storedPath } from "./archive-paths.ts";
import type { Row } from "./row-lines.ts";

/** The files that the rows of a database name. */
export interface NamedFiles {
  /** Looks at rows as they pass. */
  see(table: string, rows: readonly Row[]): void;
  /** CVs by key, with the reference of the application. */
  cvs: ReadonlyMap<string, string>;
  documents: ReadonlySet<string>;
  /** Versions of pictures by key. */
  pictures: ReadonlyMap<string, string>;
}

/** Collects which files rows name. */
export function namedFiles(): NamedFiles {
  const cvs = new Map<string, string>();
  const documents = new Set<string>();
  const pictures = new Map<string, string>();
  const seeing: Readonly<Record<string, (row: Row) => void>> = {
    applications: ({ file_key: key, reference }) => void cvs.set(String(key), String(reference)),
    documents: ({ key }) => void documents.add(String(key)),
    pictures: ({ key, version }) => void pictures.set(String(key), String(version)),
  };
  return {
    see(table, rows) {
      const look = Object.hasOwn(seeing, table) ? seeing[table] : undefined;
      if (look !== undefined) for (const row of rows) look(row);
    },
    cvs,
    documents,
    pictures,
  };
}

/** Where the named files lie, in `DATA_DIR` as in an archive: files, and folders of pictures. */
export function namedPlaces({ cvs, documents, pictures }: NamedFiles): Set<string> {
  return new Set([
    ...[...cvs.keys()].map((key) => storedPath("files", key)),
    ...[...documents].map((key) => storedPath("documents", key)),
    ...[...pictures].map(([key, version]) => picturePath(key, version)),
  ]);
}
