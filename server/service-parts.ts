import type { Audit } from "./audit/audit.ts";
import type { Config } from "./config.ts";
import type { FileStore } from "./files/file-store.ts";
import type { ProxyWatch } from "./http/proxy-watch.ts";
import type { PictureLibrary } from "./images/pictures.ts";
import type { Log } from "./log.ts";
import type { Sealer } from "./mail/seal.ts";
import type { Publishing } from "./publishing/publishing.ts";
import type { Storage } from "./storage/storage.ts";

/** What the services of the house are made from. */
export interface ServiceParts {
  config: Config;
  log: Log;
  storage: Storage;
  files: FileStore;
  pictures: PictureLibrary;
  publishing: Publishing;
  audit: Audit;
  proxyWatch: ProxyWatch;
  /** Seals short texts with the site's secret. */
  seals: Sealer;
  /** Says that there may be mail to deliver. */
  onMail(): void;
  /** Has the pages of this process made anew, after something public has changed. */
  onPublished(): Promise<void>;
}
