import type { Row } from "./row-lines.server.ts";

/** A table with its columns by name. */
export interface SnapshotTable {
  name: string;
  columns: readonly string[];
}

/** A database as it stood at one moment, whatever is written meanwhile. It is read by one at a time. */
export interface Snapshot {
  /** All tables of the database that are the site's or may be, by name. */
  tables: readonly SnapshotTable[];
  /** Names of the migrations that have been applied. */
  migrations: readonly string[];
  /** The highest id that each table with ascending ids has given out. */
  sequences: Readonly<Record<string, number>>;
  /** A table's rows in the order of its primary key, in bytes' order: the same on both databases. */
  rows(table: SnapshotTable): AsyncIterable<Row[]>;
  close(): Promise<void>;
}
