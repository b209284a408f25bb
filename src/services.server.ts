import type { Accounts } from "#features/accounts/accounts.server.ts";
import type { Audit } from "#features/audit/audit.server.ts";
import type { ChartOptions } from "#features/chart/draw-chart.server.ts";
import type { House } from "#features/health/house.server.ts";
import type { Pictures } from "#features/media-library/pictures.server.ts";
import type { PersonalData } from "#features/personal-data/personal-data.server.ts";
import type { AnyCollection } from "#features/publishing/collection.ts";
import type { Publishing } from "#features/publishing/publishing.server.ts";
import type { WriteLimit } from "#features/publishing/write-limit.server.ts";
import type { SiteSettings } from "#features/settings/site-settings.server.ts";
import type { Inbox } from "#features/submissions/inbox.server.ts";
import type { Submissions } from "#features/submissions/receipt.server.ts";
import type { Exports } from "#features/transfer/exports.server.ts";
import type { Applicants } from "#forms/job-application/applicants.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { Assets } from "#platform/http/assets.server.ts";
import type { ProxyWatch } from "#platform/http/proxy-watch.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import { DEFAULT_NAVIGATION, type Navigation } from "#ui/site/navigation-parts.ts";
import type { Config } from "./config.server.ts";
import type { Storage } from "./storage.server.ts";

/** Everything with side effects that routes use: made once at the start and handed to them with each request. */
export interface Services {
  config: Pick<Config, "publicUrl">;
  log: Log;
  storage: Storage;
  /** What visitors have sent as files. */
  files: FileStore;
  submissions: Submissions;
  accounts: Accounts;
  /** What staff have uploaded to be published. */
  pictures: Pictures;
  /** All that staff write and publish as entries. */
  collections: readonly AnyCollection[];
  /** The entries of all collections, as staff write and publish them. */
  publishing: Publishing;
  /** Contact messages, as staff answer them. */
  inbox: Inbox;
  /** Applications, as admins decide on them. */
  applicants: Applicants;
  personalData: PersonalData;
  exports: Exports;
  settings: SiteSettings;
  house: House;
  audit: Audit;
  proxyWatch: ProxyWatch;
  /** How often programs may save through the API. */
  apiWrites: WriteLimit;
  assets: Assets;
  /** Draws a sea chart as SVG text. @throws RangeError for a place or a size that cannot be drawn */
  drawChart(options: ChartOptions): Promise<string>;
  /**
   * The company's record; the last known one when the database does not answer.
   * @param life of the page it is read for, if any: it is then not kept
   */
  company(life?: { until: number }): Promise<Company | undefined>;
  /** What the navigation leaves out; the last known when the database does not answer, and nothing before that. */
  navigation(life?: { until: number }): Promise<Navigation>;
}

/** Reads the company's record through, and remembers the last one for times when the database is away. */
export function rememberCompany(storage: Storage): Services["company"] {
  let last: Company | undefined;
  return async (life) => {
    try {
      last = await storage.company.read();
    } catch (error) {
      if (life !== undefined) life.until = 0;
      if (last === undefined) throw error;
    }
    return last;
  };
}

/** Reads what the navigation leaves out through, and remembers it. A page is not worth failing for it. */
export function rememberNavigation(storage: Pick<Storage, "settings">): Services["navigation"] {
  let last = DEFAULT_NAVIGATION;
  return async (life) => {
    try {
      last = await storage.settings.navigation();
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last;
  };
}
