import type { Kysely } from "kysely";

/** Reports the rows that a migration has moved so far, of all that it moves. */
export type Progress = (done: number, total: number) => void;

/** Reports how many rows of a table are left out because the rows that they belong to are not there. */
export type Orphans = (table: string, rows: number) => void;

/** What the module of a migration exports. */
export interface Migration {
  /**
   * Changes tables and rows. It runs in a transaction, on SQLite without foreign keys; what they say is checked before the
   * commit of a migration with `backup`.
   */
  up(db: Kysely<unknown>, dialect: "sqlite" | "postgres", progress: Progress, orphans: Orphans): Promise<void>;
  /** A migration that moves rows: a backup is made before it begins, and it is a transaction of its own. */
  backup?: true;
}
