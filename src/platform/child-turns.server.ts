import { limitConcurrency } from "./files/limit-concurrency.server.ts";

/**
 * Turns of the child processes that take much memory: of all that draw or decode for a site, one works at a time, and
 * none rests beside it. On a busy machine each takes seconds, and several at once took more memory than the site itself.
 */
export interface ChildTurns {
  /** Runs `work` when no other does, in order of request. It settles when its process may be followed by another. */
  run<T>(work: () => Promise<T>): Promise<T>;
  /** Registers an idle process. `end` is called once, before another one works. */
  rest(end: () => void): void;
  /** Removes an idle process that works again, or has ended. */
  wake(end: () => void): void;
  /** Ends the idle processes. */
  endResting(): void;
}

/** Creates the turns of a site. */
export function childTurns(): ChildTurns {
  const resting = new Set<() => void>();
  return {
    run: limitConcurrency(1, (work: () => Promise<unknown>) => work()) as ChildTurns["run"],
    rest: (end) => void resting.add(end),
    wake: (end) => void resting.delete(end),
    endResting() {
      for (const end of resting) {
        resting.delete(end);
        end();
      }
    },
  };
}
