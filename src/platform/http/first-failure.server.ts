/** The first failure of work that has several parts. */
export interface FirstFailure {
  /** Stores the error, unless there is one, and rejects the wait under way. */
  fail(error: unknown): void;
  /**
   * Waits for `work`, and rejects as soon as anything fails, or at once when it has failed before. One wait at a time.
   */
  unlessFailed<T>(work: Promise<T>): Promise<T>;
}

/**
 * Creates one. `Promise.race` with a promise of the failure would do the same, but each call would leave about 500
 * bytes on that promise until it settles, once per piece of a body.
 */
export function firstFailure(): FirstFailure {
  let failure: { error: unknown } | undefined;
  let interrupt: (error: unknown) => void = () => {};
  return {
    fail(error) {
      failure ??= { error };
      interrupt(failure.error);
    },
    unlessFailed: (work) =>
      new Promise((resolve, reject) => {
        interrupt = reject;
        work.then(resolve, reject);
        if (failure !== undefined) reject(failure.error);
      }),
  };
}
