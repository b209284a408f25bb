import type { Log } from "#platform/logging/log.server.ts";
import type { PublishingStore } from "./storage/publishing-store.server.ts";
import type { Site } from "./validation-context.server.ts";

/** What everything that staff do needs. */
export interface PublishingContext extends PublishingStore {
  site: Site;
  log: Log;
  /** Told after what visitors see has changed; the answer to staff waits for it. */
  onPublished(): Promise<void>;
}
