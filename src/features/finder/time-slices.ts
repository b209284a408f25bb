import { setImmediate as nextTurn } from "node:timers/promises";

/** Longest time (ms) that a long task works before other tasks of the event loop get their turn. */
const SLICE_MS = 8;

/** Returns a function that a long task awaits after each step: it gives way once the time slice is used up. */
export function timeSlices(): () => Promise<void> | undefined {
  let end = performance.now() + SLICE_MS;
  return () => {
    if (performance.now() < end) return undefined;
    return nextTurn().then(() => {
      end = performance.now() + SLICE_MS;
    });
  };
}
