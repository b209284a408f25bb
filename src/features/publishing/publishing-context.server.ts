import type { Log } from "#platform/logging/log.server.ts";
import type { ServiceParts } from "#platform/services.server.ts";
import type { PublishingStore } from "./storage/publishing-store.server.ts";
import type { Site } from "./validation-context.server.ts";

/** Stores and services that publishing needs. */
export interface PublishingContext extends PublishingStore {
  site: Site;
  log: Log;
  /** Called after the commit of a change that visitors see; the answer to staff waits for it. */
  onPublished: ServiceParts["onPublished"];
}
