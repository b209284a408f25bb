import { rm } from "node:fs/promises";
import { join } from "node:path";
import type { Config } from "../config.server.ts";
import type { Database } from "../database/open-database.server.ts";
import { databaseFiles } from "./database-files.server.ts";
import { diskFiles } from "./disk-store.server.ts";
import { fileCache } from "./file-cache.server.ts";
import { checkFilesPlace } from "./files-place.server.ts";
import type { StoredFiles } from "./stored-files.server.ts";

/** Bytes of public files in the database that each process has on its disk too. */
const CACHE_BYTES = 256 * 1024 * 1024;

/**
 * Opens the stored files of a site where its settings say that they are.
 * @throws ConfigError when they are elsewhere
 */
export async function openStoredFiles(
  db: Database,
  { databaseUrl, dataDir, filesIn }: Pick<Config, "databaseUrl" | "dataDir" | "filesIn">,
): Promise<StoredFiles> {
  if (databaseUrl === undefined) return diskFiles(dataDir);
  await checkFilesPlace(db, { dataDir, filesIn });
  const cache = join(dataDir, "file-cache");
  if (filesIn === "database") return databaseFiles(db, await fileCache(cache, CACHE_BYTES));
  await rm(cache, { recursive: true, force: true });
  return diskFiles(dataDir);
}
