import { RateLimiterMemory, type RateLimiterRes } from "rate-limiter-flexible";

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
  const counter = new RateLimiterMemory({ points: aMinute, duration: 60 });
  return {
    take: (userId) =>
      counter.consume(userId).then(
        () => undefined,
        ({ msBeforeNext }: RateLimiterRes) => Math.max(1, Math.ceil(msBeforeNext / 1000)),
      ),
  };
}
