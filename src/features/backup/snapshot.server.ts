import type { Row } from "./row-lines.server.ts";

/** A table with its columns, sorted by name. */
export interface SnapshotTable {
  name: string;
  columns: readonly string[];
}

/** A consistent snapshot of a database, for one reader at a time. */
export interface Snapshot {
  /** All tables of the database, by name. */
  tables: readonly SnapshotTable[];
  /** Names of the applied migrations. */
  migrations: readonly string[];
  /** Highest id used in each table with ascending ids. */
  sequences: Readonly<Record<string, number>>;
  /** Returns a table's rows by primary key in byte order, which is the same on both databases. */
  rows(table: SnapshotTable): AsyncIterable<Row[]>;
  close(): Promise<void>;
}
