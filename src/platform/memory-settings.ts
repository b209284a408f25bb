import { join } from "node:path";
import { setFlagsFromString } from "node:v8";

/** The preload of processes that run for long: it loads modules without their types. */
export const STRIPPED_TYPES = join(import.meta.dirname, "..", "stripped-types.mjs");

/**
 * Environment variables that glibc reads when a process starts. Otherwise each thread gets a heap of its own, which gives
 * little back: 40 MB after the pages are compressed, and more with each burst of uploads. With one heap for the
 * main thread and one for the others, and large blocks apart from both, freed memory returns to the system.
 */
export const MALLOC_SETTINGS = {
  MALLOC_ARENA_MAX: "2",
  MALLOC_MMAP_THRESHOLD_: "65536",
  MALLOC_TRIM_THRESHOLD_: "65536",
};

/**
 * Bounds the growth of V8's heap in this process. Call it before anything else is loaded: the compile cache is specific
 * to the flags.
 */
export function boundHeap(): void {
  // V8 lets the space for young objects grow to 50 MB while a start or a burst of pages allocates, and rarely shrinks it.
  // A chart takes 150 MB with it and 80 MB without. Its initial size costs no time that `tools/benchmarks/pages.ts` can
  // measure. V8 reads this flag at each growth.
  setFlagsFromString("--semi-space-growth-factor=1");
  // After an idle second V8 lowers the heap size at which it collects all garbage, so that the next request begins with
  // a collection: its threads take two processors for 60 ms, and every fourth round of `tools/benchmarks/publish.ts`
  // took two to four times as long. With this flag garbage is collected at the size that a burst of pages has left; the
  // process takes about as much memory.
  setFlagsFromString("--no-scavenger-updates-allocation-limit");
  // V8 collects all garbage when the heap has grown by this part, not by up to three times: it would take 120 MB under
  // load for 70 MB that are in use.
  setFlagsFromString("--heap-growing-percent=20");
  // Code runs in the interpreter until it is worth V8's best compiler. The two between them took 19 of 150 MB under load
  // for a speed that `tools/benchmarks/pages.ts` cannot measure.
  setFlagsFromString("--no-sparkplug");
  setFlagsFromString("--no-maglev");
}
