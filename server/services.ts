import type { Company } from "#content/company/company.ts";
import type { Assets } from "./assets.ts";
import type { Config } from "./config.ts";
import type { Log } from "./log.ts";
import type { Storage } from "./storage/storage.ts";

/** Everything with side effects that routes use: made once at the start and handed to them with each request. */
export interface Services {
  config: Pick<Config, "publicUrl">;
  log: Log;
  storage: Storage;
  assets: Assets;
  /** The company's record; the last known one when the database does not answer. */
  company(): Promise<Company | undefined>;
}

/** Reads the company's record through, and remembers the last one for times when the database is away. */
export function rememberCompany(storage: Storage): Services["company"] {
  let last: Company | undefined;
  return async () => {
    try {
      last = await storage.company.read();
    } catch (error) {
      if (last === undefined) throw error;
    }
    return last;
  };
}
