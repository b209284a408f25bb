import { type Limited, openCounters } from "#platform/rate-limits/rate-counters.server.ts";

/** Submissions accepted in 10 minutes by kind; 0 for no limit. `global`: all kinds and addresses together. */
export type RateLimits = Readonly<Record<string, number>> & { readonly global: number };

declare module "#platform/config.server.ts" {
  interface Config {
    rateLimits: RateLimits;
  }
}

/** An admitted submission, which has used one place of its limit. */
export interface Admitted {
  kind: "admitted";
  /** Returns the place and counts the submission as refused because of its content. */
  refused(): Promise<void>;
  /** Returns the place: the submission failed on our side, or was a repetition. */
  released(): Promise<void>;
}

/** Rate limits per address and for all addresses together. */
export interface Limits {
  /**
   * Takes a place if there is one.
   * @param kind name of a limit
   * @param address of the client, as `addressKey` gives it
   */
  admit(kind: string, address: string): Promise<Admitted | Limited>;
  /** Checks for a place without taking it, before a large body is read. */
  peek(kind: string, address: string): Promise<Limited | undefined>;
  /** Takes a place for an upload to a submission that is stored. @returns when the next one is allowed, if none is now */
  takeUpload(kind: string, address: string): Promise<Limited | undefined>;
  close(): Promise<void>;
}

/** Uploads allowed for each accepted submission: its files, and repetitions over a bad connection. */
const UPLOADS_FACTOR = 12;
/** Refused submissions allowed for each accepted one. */
const REFUSED_FACTOR = 10;
const EVERYBODY = "everybody";

interface LimitsOptions {
  rateLimits: RateLimits;
  /** PostgreSQL, through which processes share the counts; undefined: counts in memory. */
  databaseUrl: string | undefined;
  /** Key of the hashes under which addresses are counted. */
  secret: string;
}

/** Creates the rate limits: shared on PostgreSQL, otherwise in memory. */
export function createLimits({ rateLimits, ...where }: LimitsOptions): Limits {
  const { counter, close } = openCounters(where);
  const everybody = counter("all", rateLimits.global);
  const { global: _, ...own } = rateLimits;
  const counters = new Map(
    Object.entries(own).map(([kind, limit]) => [
      kind,
      {
        accepted: counter(kind, limit),
        refused: counter(`no-${kind}`, limit * REFUSED_FACTOR),
        uploads: counter(`files-${kind}`, limit * UPLOADS_FACTOR),
      },
    ]),
  );
  const countersOf = (kind: string) => {
    const found = counters.get(kind);
    if (found === undefined) throw new Error(`There is no rate limit called ${kind}.`);
    return found;
  };

  return {
    async admit(kind, address) {
      const { accepted, refused } = countersOf(kind);
      const barred = (await refused.peek(address)) ?? (await accepted.take(address));
      if (barred !== undefined) return barred;
      const fullForAll = await everybody.take(EVERYBODY);
      if (fullForAll !== undefined) {
        await accepted.giveBack(address);
        return fullForAll;
      }
      const released = async () => {
        await accepted.giveBack(address);
        await everybody.giveBack(EVERYBODY);
      };
      return {
        kind: "admitted",
        released,
        async refused() {
          await released();
          await refused.take(address);
        },
      };
    },
    async peek(kind, address) {
      const { accepted, refused } = countersOf(kind);
      return (await refused.peek(address)) ?? (await accepted.peek(address)) ?? (await everybody.peek(EVERYBODY));
    },
    takeUpload: (kind, address) => countersOf(kind).uploads.take(address),
    close,
  };
}
