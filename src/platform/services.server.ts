import type { Config } from "./config.server.ts";
import type { Encrypter } from "./crypto/encrypter.server.ts";
import type { jobRunsStore } from "./database/job-runs-store.server.ts";
import type { Leases } from "./database/leases-store.server.ts";
import type { DialectName } from "./database/open-database.server.ts";
import type { FileStoreName } from "./database/tables.server.ts";
import type { FileStore } from "./files/file-store.server.ts";
import type { Assets } from "./http/assets.server.ts";
import type { ProxyWatch } from "./http/proxy-watch.server.ts";
import type { RouteHandle } from "./http/route-handle.server.ts";
import type { Log } from "./logging/log.server.ts";
import type { SiteCounts } from "./metrics/site-counts.server.ts";

/*
 * The services of a site. A folder adds its own part where it declares it, by `declare module`; the platform knows only
 * what is here. The compiler checks that `src/open-services.server.ts` assembles all parts. A folder uses only parts of
 * folders that it may import.
 */

/** The stores of the database. */
export interface Storage {
  dialect: DialectName;
  leases: Leases;
  jobRuns: ReturnType<typeof jobRunsStore>;
  /** Returns which of some keys of a file store are named by any row; the others have no owner. */
  namedFiles(store: FileStoreName, keys: readonly string[]): Promise<Set<string>>;
  /** Returns the bytes that the database takes on disk. */
  size(): Promise<number>;
  /**
   * Empties the write-ahead log after erasing, within a request. PostgreSQL needs nothing.
   * @returns false when another process prevented it: retry later
   */
  truncateWal(): Promise<boolean>;
  /**
   * Rewrites the database file some time after erasing, so that nothing erased is left between its rows. Writes wait
   * meanwhile.
   * @returns false when another process prevented it: retry later
   */
  purgeErased(): Promise<boolean>;
  close(): Promise<void>;
}

/** All services with side effects that routes use: opened at the start and passed to each request. */
export interface Services {
  config: Pick<Config, "publicUrl">;
  log: Log;
  storage: Storage;
  /** Files that visitors have sent. */
  files: FileStore;
  proxyWatch: ProxyWatch;
  assets: Assets;
  /** Route handles from definitions, by route id; they override those of the route modules. */
  routeHandles: ReadonlyMap<string, RouteHandle>;
}

/** What services are created from. */
export interface ServiceParts extends Pick<Services, "log" | "storage" | "files" | "proxyWatch"> {
  config: Config;
  counts: SiteCounts;
  /** Encrypts short texts with the site's secret. */
  encrypter: Encrypter;
  /** Reports that there may be mail to deliver. */
  onMail(): void;
  /**
   * Removes stale pages from this process's cache, after the commit of a change of public content. Never rejects: a
   * failure is logged, and `followContent` finds the raised `content_version` within half a second.
   * @param change identifies the change in the log
   */
  onPublished(change: object): Promise<void>;
}
