import { Durations } from "#platform/metrics/durations.server.ts";
import { eventLoopDelayMs, type SiteCounts } from "#platform/metrics/site-counts.server.ts";

/** Number of minutes that are looked at. */
const MINUTES = 10;

/** What this process has measured in the last ten minutes, or since its start. */
export interface Recent {
  /** Answered requests, without those of the page cache, files and health checks. */
  requests: number;
  /** Those of them that were answered with 500 or above. */
  failed: number;
  /** The time in ms that 95 % of their GETs did not exceed. */
  answerMs: number | undefined;
  /** The time in ms that 95 % of the waits for the database did not exceed. */
  databaseWaitMs: number | undefined;
  /** Statements that the database did not answer, or for which its disk was full. */
  databaseErrors: number;
  /** The delay of the event loop in ms that 99 % did not exceed: the median of the minutes. */
  eventLoopMs: number;
  refusedSignIns: number;
}

/** Measures of the last minutes. */
export interface RecentMeasures {
  /** Ends a minute. */
  endMinute(): void;
  read(): Recent;
}

/** The counts of one moment. */
interface Totals {
  requests: number;
  failed: number;
  answers: Durations;
  waits: Durations;
  databaseErrors: number;
  refusedSignIns: number;
}

/** Reads counts each minute, and returns what has been added in the last ones. */
export function recentMeasures(counts: SiteCounts): RecentMeasures {
  const past = [totalsOf(counts)];
  const delays: number[] = [];
  return {
    endMinute() {
      past.push(totalsOf(counts));
      delays.push(eventLoopDelayMs(counts));
      counts.eventLoop.reset();
      if (past.length > MINUTES) past.shift();
      if (delays.length > MINUTES) delays.shift();
    },
    read() {
      const now = totalsOf(counts);
      const before = past[0] ?? now;
      const known = [...(delays.length === 0 ? [eventLoopDelayMs(counts)] : delays)].sort((a, b) => a - b);
      return {
        requests: now.requests - before.requests,
        failed: now.failed - before.failed,
        answerMs: now.answers.merge(before.answers, -1).percentileMs(0.95),
        databaseWaitMs: now.waits.merge(before.waits, -1).percentileMs(0.95),
        databaseErrors: now.databaseErrors - before.databaseErrors,
        eventLoopMs: known[Math.floor(known.length / 2)] ?? 0,
        refusedSignIns: now.refusedSignIns - before.refusedSignIns,
      };
    },
  };
}

function totalsOf({ requests, database, refusedSignIns }: SiteCounts): Totals {
  const answers = new Durations();
  let [count, failed] = [0, 0];
  for (const { route, answers: byStatus, durations } of requests.all()) {
    if (!route.startsWith("/")) continue;
    answers.merge(durations.get("GET") ?? new Durations());
    for (const [answer, times] of byStatus) {
      count += times;
      if (/ 5\d\d$/.test(answer)) failed += times;
    }
  }
  return {
    requests: count,
    failed,
    answers,
    waits: new Durations().merge(database.waits),
    databaseErrors: database.unavailable + database.full,
    refusedSignIns: [...refusedSignIns.values()].reduce((sum, more) => sum + more, 0),
  };
}
