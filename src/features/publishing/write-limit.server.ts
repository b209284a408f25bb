import type { RateLimiterRes } from "rate-limiter-flexible";
import { once } from "#platform/once.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Rate limit of writes through the API. */
    apiWrites: WriteLimit;
  }
}

/** Rate limit of writes by programs. */
export interface WriteLimit {
  /** Counts a write of an account. @returns undefined, or the seconds until the next write is allowed */
  take(userId: string): Promise<number | undefined>;
}

/** Creates the limit, which counts the writes of each account in this process. */
export function createWriteLimit(aMinute = 60): WriteLimit {
  // Loaded when first needed, to keep the start fast.
  const opened = once(async () => {
    const { RateLimiterMemory } = await import("rate-limiter-flexible");
    return new RateLimiterMemory({ points: aMinute, duration: 60 });
  });
  return {
    take: async (userId) => {
      const counter = await opened();
      return counter.consume(userId).then(
        () => undefined,
        ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
      );
    },
  };
}
