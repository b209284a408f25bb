import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { adoptPublished } from "./adopt.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    publishing: PublishingStore;
  }
}

/** What staff write: for reading as it is, for changes one transaction at a time. The functions beside this file take it. */
export function publishingStore(db: Database, log: Log) {
  return {
    rows: db,
    /** Does some work wholly or not at all. */
    inTransaction: <T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),
    /** Makes items of what an older version of the site has published. */
    adoptPublished: () => adoptPublished(db, log),
  };
}

export type PublishingStore = ReturnType<typeof publishingStore>;
