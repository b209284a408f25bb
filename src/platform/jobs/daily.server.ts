import { randomUUID } from "node:crypto";
import type { Log } from "#platform/logging/log.server.ts";
import type { Storage } from "../services.server.ts";

const DAY_MS = 86_400_000;
const CHECK_EVERY_MS = 600_000;
const LEASE_MS = 900_000;

/** A job that runs once a day, in one process of the site. */
export interface DailyJob {
  name: string;
  /**
   * Returns whether it is due; by default a day after its last run. Times are ms since 1970.
   * @param lastRun 0: never
   */
  isDue?(lastRun: number, now: number): boolean;
  /** @param now ms since 1970 */
  run(now: number): Promise<unknown>;
}

const aDayLater = (lastRun: number, now: number) => now - lastRun >= DAY_MS;

interface DailyOptions {
  storage: Pick<Storage, "jobRuns" | "leases">;
  log: Log;
  jobs: readonly DailyJob[];
}

/**
 * Starts jobs that ran a day ago, or that report themselves due. Checks at the start and every ten minutes, so that a
 * site that is restarted often runs them too. A job that fails is logged and runs again at the next check.
 */
export function startDailyJobs({ storage, log, jobs }: DailyOptions): {
  runNow(): Promise<void>;
  stop(): Promise<void>;
} {
  const holder = randomUUID();

  async function runIfDue({ name, run, isDue: isTime = aDayLater }: DailyJob): Promise<void> {
    const now = Date.now();
    const isDue = async () => isTime(await storage.jobRuns.lastRun(name), now);
    if (!(await isDue())) return;
    if (!(await storage.leases.take(`job-${name}`, holder, now, now + LEASE_MS))) return;
    try {
      // Another process may have run it between the first check and the lease.
      if (!(await isDue())) return;
      await run(now);
      await storage.jobRuns.noteRun(name, now);
    } finally {
      await storage.leases.release(`job-${name}`, holder);
    }
  }

  let stopped = false;
  async function runDueJobs(): Promise<void> {
    for (const job of jobs) {
      if (stopped) return;
      await runIfDue(job).catch((error: unknown) => log.error({ err: error, job: job.name }, "a daily job failed"));
    }
  }

  let running = Promise.resolve();
  const runNow = () => {
    running = running.then(runDueJobs);
    return running;
  };
  const timer = setInterval(runNow, CHECK_EVERY_MS);
  timer.unref();
  return {
    runNow,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
