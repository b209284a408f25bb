import { type Limited, openCounters } from "#platform/rate-limits/rate-counters.server.ts";

/** Accepted submissions in 10 minutes; 0 for no limit. */
export interface RateLimits {
  /** Contact messages from one address. */
  contact: number;
  /** Applications from one address. */
  cv: number;
  /** Of both kinds, from all addresses together. */
  global: number;
}

declare module "#platform/config.server.ts" {
  interface Config {
    rateLimits: RateLimits;
  }
}

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

/** Counts what comes from an address and from all together. */
export interface Limits {
  /** Asks for a place. @param address of the client; an IPv6 network as one */
  admit(kind: LimitedKind, address: string): Promise<Admitted | Limited>;
  /** Looks whether there would be a place, without taking it: before a large body is read. */
  peek(kind: LimitedKind, address: string): Promise<Limited | undefined>;
  close(): Promise<void>;
}

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
export function createLimits({ rateLimits, ...where }: LimitsOptions): Limits {
  const { counter, close } = openCounters(where);
  const everybody = counter("all", rateLimits.global);
  const counters = {
    contact: {
      accepted: counter("contact", rateLimits.contact),
      refused: counter("no-contact", rateLimits.contact * REFUSED_FACTOR),
    },
    cv: { accepted: counter("cv", rateLimits.cv), refused: counter("no-cv", rateLimits.cv * REFUSED_FACTOR) },
  };

  return {
    async admit(kind, address) {
      const { accepted, refused } = counters[kind];
      const barred = (await refused.look(address)) ?? (await accepted.take(address));
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
      const { accepted, refused } = counters[kind];
      return (await refused.look(address)) ?? (await accepted.look(address)) ?? (await everybody.look(EVERYBODY));
    },
    close,
  };
}
