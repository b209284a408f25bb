import { setTimeout as wait } from "node:timers/promises";
import { percentile, print } from "./report.ts";

/** The measured operations by name. */
export type Operations = Readonly<Record<string, () => Promise<unknown>>>;

/**
 * Measures operations one after the other, each once to warm up and then `rounds` times. Prints the times of each, the
 * longest time for which the event loop was blocked, which is what all other requests wait, and the most processor time
 * of its thread between two turns of the loop: on a busy machine that excludes other processes.
 */
export async function measureOperations(name: string, operations: Operations, rounds: number): Promise<void> {
  for (const [what, operation] of Object.entries(operations)) {
    const times: number[] = [];
    await operation();
    const loop = watchLoop();
    for (let i = 0; i < rounds; i++) {
      const start = performance.now();
      await operation();
      times.push(performance.now() - start);
      // Ends the loop's turn, so that the next round is not counted in it.
      await wait(2);
    }
    const { held, computed } = loop.end();
    print(`${name}, ${what}`, {
      "p50 ms": percentile(times, 50),
      "p95 ms": percentile(times, 95),
      "loop held ms": held,
      "computed ms": computed,
    });
  }
}

/**
 * Watches the turns of the event loop until `end` is called, which returns the longest in ms: elapsed time and
 * processor time.
 */
export function watchLoop() {
  const most = { held: 0, computed: 0 };
  let last = performance.now();
  let used = process.threadCpuUsage();
  const timer = setInterval(() => {
    const { user, system } = process.threadCpuUsage(used);
    most.held = Math.max(most.held, performance.now() - last);
    most.computed = Math.max(most.computed, (user + system) / 1000);
    last = performance.now();
    used = process.threadCpuUsage();
  }, 1);
  return {
    end() {
      clearInterval(timer);
      return most;
    },
  };
}
