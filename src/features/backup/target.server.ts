import type { Database } from "#platform/database/open-database.server.ts";
import type { Archive } from "./open-archive.server.ts";
import type { Row } from "./row-lines.server.ts";

/** The database to restore into. Its old content stays usable until `replace` is done. */
export interface Target {
  /** Whether it contains data of a site. */
  isUsed: boolean;
  /** Rows of its table `erasures`; undefined when they cannot be read because it is damaged. */
  erasures: readonly Row[] | undefined;
  /**
   * Builds the new database from an archive beside the old one, verifies and migrates it.
   * @param finish called with the migrated database
   */
  build<T>(archive: Archive, finish: (db: Database) => Promise<T>): Promise<T>;
  /** Replaces the old database atomically. */
  replace(): Promise<void>;
  /** Closes it; a new database that was not put in place is discarded. */
  close(): Promise<void>;
}
