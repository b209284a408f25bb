import type { Log } from "#platform/logging/log.server.ts";

/** What is due shows within this time. */
const LOOK_EVERY_MS = 500;

/** The watch over what is planned. */
export interface Schedule {
  /** Ends it; what it is just doing is finished first. */
  stop(): Promise<void>;
}

/** Publishes and withdraws what is due from here on. Each process does it; the database sees to it that it happens once. */
export function startSchedule(
  publishing: { applyDue(now: number): Promise<unknown> },
  log: Log,
  everyMs: number = LOOK_EVERY_MS,
): Schedule {
  let timer: NodeJS.Timeout | undefined;
  let looking = Promise.resolve();
  let stopped = false;
  let works = true;
  const look = async () => {
    try {
      await publishing.applyDue(Date.now());
      works = true;
    } catch (error) {
      if (works) log.error({ reason: String(error) }, "what is planned cannot be looked at");
      works = false;
    }
  };
  const next = () => {
    if (stopped) return;
    timer = setTimeout(() => {
      looking = look().then(next);
    }, everyMs);
    timer.unref();
  };
  next();
  return {
    async stop() {
      stopped = true;
      clearTimeout(timer);
      await looking;
    },
  };
}
