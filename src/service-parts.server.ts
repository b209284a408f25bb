import type { Audit } from "#features/audit/audit.server.ts";
import type { PictureLibrary } from "#features/media-library/pictures.server.ts";
import type { Publishing } from "#features/publishing/publishing.server.ts";
import type { Sealer } from "#platform/crypto/seal.server.ts";
import type { FileStore } from "#platform/files/file-store.server.ts";
import type { ProxyWatch } from "#platform/http/proxy-watch.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Config } from "./config.server.ts";
import type { Storage } from "./storage.server.ts";

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
