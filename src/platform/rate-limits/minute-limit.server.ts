import type { RateLimiterRes } from "rate-limiter-flexible";
import { once } from "#platform/once.ts";

/** Counts by name, such as an account or an address, in one process. */
export interface MinuteLimit {
  /** Counts one. @returns undefined, or the seconds until the next one is allowed */
  take(name: string): Promise<number | undefined>;
}

/** Creates a limit. @param aMinute how many are allowed for each name in a minute */
export function createMinuteLimit(aMinute: number): MinuteLimit {
  // Loaded when first needed, to keep the start fast.
  const opened = once(async () => {
    const { RateLimiterMemory } = await import("rate-limiter-flexible");
    return new RateLimiterMemory({ points: aMinute, duration: 60 });
  });
  return {
    take: async (name) => {
      const counter = await opened();
      return counter.consume(name).then(
        () => undefined,
        ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
      );
    },
  };
}
