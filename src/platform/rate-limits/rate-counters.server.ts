import { createHmac } from "node:crypto";
import type { Pool } from "pg";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { once } from "../once.ts";

const WINDOW_S = 600;

/** There is no place before so many seconds have passed. */
export interface Limited {
  kind: "limited";
  retryAfterS: number;
}

/** Places that are taken one by one and come free after ten minutes, so many for each name. */
export interface Counter {
  /** Takes a place. @returns undefined, or when there was none, when the next one is */
  take(name: string): Promise<Limited | undefined>;
  /** Gives one back. */
  giveBack(name: string): Promise<void>;
  /** Looks whether all places are taken. @returns when the next one is, if so */
  look(name: string): Promise<Limited | undefined>;
}

/** Makes counters of one kind of storage. */
export interface Counters {
  /** @param kind its own among all counters @param places for each name; 0: no limit */
  counter(kind: string, places: number): Counter;
  close(): Promise<void>;
}

const UNLIMITED: Counter = {
  take: async () => undefined,
  giveBack: async () => {},
  look: async () => undefined,
};

interface CountersOptions {
  /** Where the counts are shared by all processes; undefined: in the memory of this one. */
  databaseUrl: string | undefined;
  /** Names are counted under others that do not tell them: they may be addresses. */
  secret: string;
}

/**
 * Opens counters: on PostgreSQL for all processes together, in memory otherwise. What they are made with is loaded when
 * the first one counts: a start does not need it.
 */
export function openCounters({ databaseUrl, secret }: CountersOptions): Counters {
  let opening: Promise<Pool> | undefined;
  const pool = once((): Promise<Pool> => (opening = openPool(databaseUrl)));
  const limiter = async (keyPrefix: string, points: number): Promise<RateLimiterAbstract> => {
    const { RateLimiterMemory, RateLimiterPostgres } = await import("rate-limiter-flexible");
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_S });
    if (databaseUrl === undefined) return inMemory;
    return new RateLimiterPostgres({
      storeClient: await pool(),
      storeType: "pool",
      tableName: "rate_limits",
      tableCreated: true,
      keyPrefix,
      points,
      duration: WINDOW_S,
      insuranceLimiter: inMemory,
    });
  };
  const hidden = (name: string) => createHmac("sha256", secret).update(`limit:${name}`).digest("base64url");
  return {
    counter: (kind, places) => (places === 0 ? UNLIMITED : counting(() => limiter(kind, places), hidden)),
    // One that could not be opened has nothing to end.
    close: async () => (await opening?.catch(() => undefined))?.end(),
  };
}

async function openPool(connectionString: string | undefined): Promise<Pool> {
  const { Pool } = await import("pg");
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  // Without a listener a connection that breaks while it waits would stop the process.
  pool.on("error", () => {});
  return pool;
}

function counting(open: () => Promise<RateLimiterAbstract>, hidden: (name: string) => string): Counter {
  const opened = once(open);
  return {
    async take(name) {
      const key = hidden(name);
      const limiter = await opened();
      try {
        await limiter.consume(key);
        return undefined;
      } catch (full) {
        if (full instanceof Error) throw full;
        // The limiter has counted this one too; given back, or places that come free again would be taken by nobody.
        await limiter.reward(key);
        return limitedFor(full as RateLimiterRes);
      }
    },
    async giveBack(name) {
      await (await opened()).reward(hidden(name));
    },
    async look(name) {
      const state = await (await opened()).get(hidden(name));
      return state != null && state.remainingPoints <= 0 ? limitedFor(state) : undefined;
    },
  };
}

function limitedFor({ msBeforeNext }: RateLimiterRes): Limited {
  return { kind: "limited", retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
