/** The first thing that went wrong with a piece of work that has several parts. */
export interface FirstFailure {
  /** Keeps the error, unless there is one, and interrupts what waits. */
  fail(error: unknown): void;
  /**
   * Waits for `work`, but no longer than until something fails: rejects then, and at once when it has failed before.
   * One wait at a time.
   */
  unlessFailed<T>(work: Promise<T>): Promise<T>;
}

/**
 * Makes one. `Promise.race` with a promise of the failure would do the same, but leave something behind on that promise
 * at each call until it settles: 500 bytes for each piece of a body.
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
