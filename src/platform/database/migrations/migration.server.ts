import type { Kysely } from "kysely";

/** Reports how many rows a migration has moved so far, and how many it moves in all. */
export type Progress = (done: number, total: number) => void;

/** Reports how many rows of a table are left out because the rows they refer to do not exist. */
export type Orphans = (table: string, rows: number) => void;

/** What the module of a migration exports. */
export interface Migration {
  /**
   * Changes tables and rows. It runs in a transaction, on SQLite with foreign keys off; they are checked before the
   * commit of a migration with `backup`.
   */
  up(db: Kysely<unknown>, dialect: "sqlite" | "postgres", progress: Progress, orphans: Orphans): Promise<void>;
  /** For a migration that moves rows: a backup is made before it begins, and it has a transaction of its own. */
  backup?: true;
}
