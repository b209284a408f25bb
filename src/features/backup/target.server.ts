import type { Database } from "#platform/database/open-database.server.ts";
import type { Archive } from "./open-archive.server.ts";
import type { Row } from "./row-lines.server.ts";

/** The database that a restore writes. What is there stays usable until `replace` is done. */
export interface Target {
  /** Whether anything of a site is in it. */
  isUsed: boolean;
  /** Rows of its table `erasures`; undefined when it is damaged and they could not be read. */
  erasures: readonly Row[] | undefined;
  /**
   * Makes the new database from an archive, beside the one that is there, compares it, and brings it up to date.
   * @param finish what is still to be done in it
   */
  build<T>(archive: Archive, finish: (db: Database) => Promise<T>): Promise<T>;
  /** Puts the new one in place of the old one, at one stroke. */
  replace(): Promise<void>;
  /** Lets go of it; what was not put in place is gone. */
  close(): Promise<void>;
}
