import type { RateLimiterRes } from "rate-limiter-flexible";
import { once } from "#platform/once.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** How often programs may save through the API. */
    apiWrites: WriteLimit;
  }
}

/** How often programs may save. */
export interface WriteLimit {
  /** Takes a place of an account's. @returns undefined, or when there was none, the seconds until there is one */
  take(userId: string): Promise<number | undefined>;
}

/** Counts what each account saves through the API, in this process. */
export function createWriteLimit(aMinute = 60): WriteLimit {
  // Loaded when a program saves: a start does not need it.
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
