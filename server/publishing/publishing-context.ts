import type { Log } from "../log.ts";
import type { PublishingStore } from "../storage/publishing/publishing-store.ts";
import type { Site } from "./surroundings.ts";

/** What everything that staff do needs. */
export interface PublishingContext extends PublishingStore {
  site: Site;
  log: Log;
  /** Told after what visitors see has changed; the answer to staff waits for it. */
  onPublished(): Promise<void>;
}
