import { createHmac } from "node:crypto";
import { Pool } from "pg";
import {
  type RateLimiterAbstract,
  RateLimiterMemory,
  RateLimiterPostgres,
  type RateLimiterRes,
} from "rate-limiter-flexible";
import type { RateLimits } from "../config.ts";

/** What is limited on its own. */
export type LimitedKind = "contact" | "cv";

/** An admitted submission: it has taken one of the places, and says so when it does not need it. */
export interface Admitted {
  kind: "admitted";
  /** It was refused for what it says: the place is free again, and it counts among the refused ones. */
  refused(): Promise<void>;
  /** It came to nothing without its sender's fault, or had come before: the place is free again. */
  released(): Promise<void>;
}

/** There is no place before so many seconds have passed. */
export interface Limited {
  kind: "limited";
  retryAfterS: number;
}

/** Counts what comes from an address and from all together. */
export interface Limits {
  /** Asks for a place. @param address of the client; an IPv6 network as one */
  admit(kind: LimitedKind, address: string): Promise<Admitted | Limited>;
  /** Looks whether there would be a place, without taking it: before a large body is read. */
  peek(kind: LimitedKind, address: string): Promise<Limited | undefined>;
  close(): Promise<void>;
}

const WINDOW_S = 600;
/** Refused submissions allowed for each accepted one. */
const REFUSED_FACTOR = 10;
const EVERYBODY = "everybody";

interface LimitsOptions {
  rateLimits: RateLimits;
  /** Where the counts are shared by all processes; undefined: in the memory of this one. */
  databaseUrl: string | undefined;
  /** Addresses are counted under a name that does not tell them. */
  secret: string;
}

/** Makes the limits: on PostgreSQL for all processes together, in memory otherwise. */
export function createLimits({ rateLimits, databaseUrl, secret }: LimitsOptions): Limits {
  const pool =
    databaseUrl === undefined
      ? undefined
      : new Pool({ connectionString: databaseUrl, max: 2, connectionTimeoutMillis: 2000, query_timeout: 2000 });
  // Without a listener a connection that breaks while it waits would stop the process.
  pool?.on("error", () => {});
  const counter = (keyPrefix: string, points: number): RateLimiterAbstract | undefined => {
    if (points === 0) return undefined;
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
  const everybody = counter("all", rateLimits.global);
  const counters = {
    contact: {
      accepted: counter("contact", rateLimits.contact),
      refused: counter("no-contact", rateLimits.contact * REFUSED_FACTOR),
    },
    cv: { accepted: counter("cv", rateLimits.cv), refused: counter("no-cv", rateLimits.cv * REFUSED_FACTOR) },
  };
  const nameOf = (address: string) => createHmac("sha256", secret).update(`limit:${address}`).digest("base64url");

  return {
    async admit(kind, address) {
      const name = nameOf(address);
      const { accepted, refused } = counters[kind];
      const barred = await spent(refused, name);
      if (barred !== undefined) return limitedFor(barred);
      const full = await take(accepted, name);
      if (full !== undefined) return limitedFor(full);
      const fullForAll = await take(everybody, EVERYBODY);
      if (fullForAll !== undefined) {
        await accepted?.reward(name);
        return limitedFor(fullForAll);
      }
      const released = async () => {
        await accepted?.reward(name);
        await everybody?.reward(EVERYBODY);
      };
      return {
        kind: "admitted",
        released,
        async refused() {
          await released();
          await take(refused, name);
        },
      };
    },
    async peek(kind, address) {
      const name = nameOf(address);
      const { accepted, refused } = counters[kind];
      const full = (await spent(refused, name)) ?? (await spent(accepted, name)) ?? (await spent(everybody, EVERYBODY));
      return full === undefined ? undefined : limitedFor(full);
    },
    close: async () => pool?.end(),
  };
}

/** Takes a place. @returns undefined, or when there was none, when the next one is */
async function take(counter: RateLimiterAbstract | undefined, name: string): Promise<RateLimiterRes | undefined> {
  if (counter === undefined) return undefined;
  try {
    await counter.consume(name);
    return undefined;
  } catch (full) {
    if (full instanceof Error) throw full;
    // The counter has counted this one too; given back, or places that come free again would be taken by nobody.
    await counter.reward(name);
    return full as RateLimiterRes;
  }
}

/** Looks whether all places are taken. @returns when the next one is, if so */
async function spent(counter: RateLimiterAbstract | undefined, name: string): Promise<RateLimiterRes | undefined> {
  const state = await counter?.get(name);
  return state != null && state.remainingPoints <= 0 ? state : undefined;
}

function limitedFor({ msBeforeNext }: RateLimiterRes): Limited {
  return { kind: "limited", retryAfterS: Math.max(1, Math.ceil(msBeforeNext / 1000)) };
}
