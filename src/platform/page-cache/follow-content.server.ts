import type { Log } from "#platform/logging/log.server.ts";
import type { PageCache } from "./page-cache.server.ts";

/** A change by another process appears here within this time. */
export const FOLLOW_EVERY_MS = 500;

/** Keeps a process's page cache in step with the content version in the database. */
export interface ContentFollower {
  /** Checks now; called after a change by this process. */
  check(): Promise<void>;
  /** Stops the checks, and waits for the one in progress. */
  stop(): Promise<void>;
}

/**
 * Empties the cache whenever the content version has changed. While the database does not answer, pages stay.
 * @param readVersion reads the number that increases with each change of content
 * @param onChange called after the cache was emptied
 */
export function followContent(
  cache: PageCache,
  readVersion: () => Promise<number>,
  log: Log,
  { everyMs = FOLLOW_EVERY_MS, onChange = () => {} }: { everyMs?: number; onChange?: () => void } = {},
): ContentFollower {
  let known: number | undefined;
  let reachable = true;
  const check = async () => {
    try {
      const version = await readVersion();
      const first = known === undefined;
      const changed = version !== known;
      known = version;
      // The first check cannot tell from which version the cached pages were rendered.
      if (changed) cache.clear();
      if (changed && !first) onChange();
      if (!reachable) log.info("database answers again");
      reachable = true;
    } catch (error) {
      if (reachable) log.error({ reason: String(error) }, "database does not answer; cached pages are served");
      reachable = false;
    }
  };
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  const next = () => {
    timer = setTimeout(() => {
      checking = check().then(schedule);
    }, everyMs);
    timer.unref();
  };
  let stopped = false;
  const schedule = () => {
    if (!stopped) next();
  };
  next();
  return {
    check,
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
