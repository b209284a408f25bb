import type { Log } from "#platform/logging/log.server.ts";

/** Interval of the checks, ms. */
const CHECK_EVERY_MS = 500;

/** Checks for what is due. */
export interface Schedule {
  /** Stops it after the check in progress. */
  stop(): Promise<void>;
}

/**
 * Starts checks for what is due. Each process runs them; the database ensures that each thing is done once.
 * @param what is checked, for the log
 * @param applyDue does what is due, and may do nothing; the time is in ms since 1970
 */
export function startSchedule(
  what: string,
  applyDue: (now: number) => Promise<unknown>,
  log: Log,
  everyMs: number = CHECK_EVERY_MS,
): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  let stopped = false;
  let works = true;
  const check = async () => {
    try {
      await applyDue(Date.now());
      works = true;
    } catch (error) {
      if (works) log.error({ reason: String(error) }, `${what} cannot be checked`);
      works = false;
    }
  };
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      checking = check().then(next);
    }, everyMs);
    timer.unref();
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await checking;
    },
  };
}
