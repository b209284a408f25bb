import type { Log } from "#platform/logging/log.server.ts";

/** Interval of the checks, ms. */
const CHECK_EVERY_MS = 500;

/** Runs planned publications and withdrawals. */
export interface Schedule {
  /** Stops it after the check in progress. */
  stop(): Promise<void>;
}

/** Starts the checks for due plans. Each process runs them; the database ensures that each plan is applied once. */
export function startSchedule(
  publishing: { applyDue(now: number): Promise<unknown> },
  log: Log,
  everyMs: number = CHECK_EVERY_MS,
): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let checking = Promise.resolve();
  let stopped = false;
  let works = true;
  const check = async () => {
    try {
      await publishing.applyDue(Date.now());
      works = true;
    } catch (error) {
      if (works) log.error({ reason: String(error) }, "planned publications and withdrawals cannot be checked");
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
