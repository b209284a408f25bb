import { createHmac } from "node:crypto";
import type { Pool, QueryConfig } from "pg";
import type { RateLimiterAbstract, RateLimiterRes } from "rate-limiter-flexible";
import { once } from "../once.ts";

const WINDOW_S = 600;

/** The limit is reached; the next request is allowed after this many seconds. */
export interface Limited {
  kind: "limited";
  retryAfterS: number;
}

/** Counts requests per name. Each one is released after ten minutes. */
export interface Counter {
  /** Counts a request. @returns undefined when it is allowed, otherwise when the next one is */
  take(name: string): Promise<Limited | undefined>;
  /** Takes back one request. */
  giveBack(name: string): Promise<void>;
  /** Checks the limit without counting. @returns when the next request is allowed, if the limit is reached */
  peek(name: string): Promise<Limited | undefined>;
}

/** Creates counters in one storage. */
export interface Counters {
  /** @param kind unique among all counters @param places limit per name; 0: no limit */
  counter(kind: string, places: number): Counter;
  close(): Promise<void>;
}

const UNLIMITED: Counter = {
  take: async () => undefined,
  giveBack: async () => {},
  peek: async () => undefined,
};

interface CountersOptions {
  /** The database that counts for all processes; undefined: the memory of this one. */
  databaseUrl: string | undefined;
  /** Names are counted as keyed hashes: they may be addresses. */
  secret: string;
}

/**
 * Opens counters: on PostgreSQL for all processes together, in memory otherwise. Their packages are loaded on first
 * use: a start does not need them.
 */
export function openCounters({ databaseUrl, secret }: CountersOptions): Counters {
  let opening: Promise<Pool> | undefined;
  const pool = once((): Promise<Pool> => (opening = openPool(databaseUrl)));
  const limiter = async (keyPrefix: string, points: number): Promise<RateLimiterAbstract> => {
    const { RateLimiterMemory, RateLimiterPostgres } = await import("rate-limiter-flexible");
    const inMemory = new RateLimiterMemory({ keyPrefix, points, duration: WINDOW_S });
    if (databaseUrl === undefined) return inMemory;
    const connections = await pool();
    return new RateLimiterPostgres({
      // Without its `name`, a statement is not prepared for a session, which a pooler may give to others.
      storeClient: { query: ({ text, values }: QueryConfig) => connections.query(text, values) },
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
    // A pool that could not be opened need not be closed.
    close: async () => (await opening?.catch(() => undefined))?.end(),
  };
}

async function openPool(connectionString: string | undefined): Promise<Pool> {
  const { Pool } = await import("pg");
  const pool = new Pool({ connectionString, max: 2, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  // Without a listener, an error of an idle connection would end the process.
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
        // The limiter has counted this refused request too; without this, refused requests would take the places that
        // are released.
        await limiter.reward(key);
        return limitedFor(full as RateLimiterRes);
      }
    },
    async giveBack(name) {
      await (await opened()).reward(hidden(name));
    },
    async peek(name) {
      const state = await (await opened()).get(hidden(name));
      return state != null && state.remainingPoints <= 0 ? limitedFor(state) : undefined;
    },
  };
}

function limitedFor({ msBeforeNext }: RateLimiterRes): Limited {
  return { kind: "limited", retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
