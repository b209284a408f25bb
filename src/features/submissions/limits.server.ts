import { type Limited, openCounters } from "#platform/rate-limits/rate-counters.server.ts";

/** Accepted submissions in 10 minutes; 0 for no limit. `global`: of all kinds, from all addresses together. */
export type RateLimits = Readonly<Record<string, number>> & { readonly global: number };

declare module "#platform/config.server.ts" {
  interface Config {
    rateLimits: RateLimits;
  }
}

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
  /** Asks for a place. @param kind a limit of the settings @param address of the client; an IPv6 network as one */
  admit(kind: string, address: string): Promise<Admitted | Limited>;
  /** Looks whether there would be a place, without taking it: before a large body is read. */
  peek(kind: string, address: string): Promise<Limited | undefined>;
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
  const { global: _, ...own } = rateLimits;
  const counters = new Map(
    Object.entries(own).map(([kind, limit]) => [
      kind,
      { accepted: counter(kind, limit), refused: counter(`no-${kind}`, limit * REFUSED_FACTOR) },
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
      const { accepted, refused } = countersOf(kind);
      return (await refused.look(address)) ?? (await accepted.look(address)) ?? (await everybody.look(EVERYBODY));
    },
    close,
  };
}
