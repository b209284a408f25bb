import { createHmac } from "node:crypto";
import { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";

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

/** Opens counters: on PostgreSQL for all processes together, in memory otherwise. */
export function openCounters({ databaseUrl, secret }: CountersOptions): Counters {
  const pool =
    databaseUrl === undefined
      ? undefined
      : new Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  // Without a listener a connection that breaks while it waits would stop the process.
  pool?.on("error", () => {});
  const limiter = (keyPrefix: string, points: number): RateLimiterAbstract => {
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_S });
    if (pool === undefined) return inMemory;
    return new RateLimiterPostgres({
      storeClient: pool,
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
    counter: (kind, places) => (places === 0 ? UNLIMITED : counting(limiter(kind, places), hidden)),
    close: async () => pool?.end(),
  };
}

function counting(limiter: RateLimiterAbstract, hidden: (name: string) => string): Counter {
  return {
    async take(name) {
      const key = hidden(name);
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
      await limiter.reward(hidden(name));
    },
    async look(name) {
      const state = await limiter.get(hidden(name));
      return state != null && state.remainingPoints <= 0 ? limitedFor(state) : undefined;
    },
  };
}

function limitedFor({ msBeforeNext }: RateLimiterRes): Limited {
  return { kind: "limited", retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
