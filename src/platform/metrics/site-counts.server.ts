import { type ELDHistogram, monitorEventLoopDelay } from "node:perf_hooks";
import { type RequestCounts, requestCounts } from "../http/request-counts.server.ts";
import { Durations } from "./durations.server.ts";

/** Interval (ms) at which the delay of the event loop is measured. */
const DELAY_EVERY_MS = 20;

/** What the database did for this process. */
export interface DatabaseCounts {
  /** Waits for a connection and for the beginning of a transaction, which on SQLite waits for earlier writes. */
  waits: Durations;
  statements: Durations;
  /** Attempts that were repeated because another process was writing. */
  retries: number;
  /** Statements that failed with `storage-unavailable`. */
  unavailable: number;
  /** Statements that failed with `storage-full`. */
  full: number;
}

/** What this process counts from its start, for the metrics and the health page. Contains no personal data. */
export interface SiteCounts {
  requests: RequestCounts;
  database: DatabaseCounts;
  /** Refused sign-ins by reason. */
  refusedSignIns: Map<string, number>;
  /** Delays of the event loop in ns, since they were last read; `enable()` starts it. */
  eventLoop: ELDHistogram;
}

export function databaseCounts(): DatabaseCounts {
  return { waits: new Durations(), statements: new Durations(), retries: 0, unavailable: 0, full: 0 };
}

/** Creates the counts, all zero. */
export function siteCounts(): SiteCounts {
  return {
    requests: requestCounts(),
    database: databaseCounts(),
    refusedSignIns: new Map(),
    eventLoop: monitorEventLoopDelay({ resolution: DELAY_EVERY_MS }),
  };
}

/** Returns the longest delay of the event loop that 99 % did not exceed, in ms; the interval itself is not one. */
export function eventLoopDelayMs({ eventLoop }: Pick<SiteCounts, "eventLoop">): number {
  return Math.max(0, eventLoop.percentile(99) / 1e6 - DELAY_EVERY_MS);
}
