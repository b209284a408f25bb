import type { Log } from "#platform/logging/log.server.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "./erased-files.server.ts";

const EVERY_MS = 600_000;

/**
 * Runs clean-up work every ten minutes, in each process.
 * @param works run one after another; the failure of one does not stop the others
 * @returns `runNow` runs it at once; `stop` ends it and waits for running work
 */
export function startCleanUp(
  works: readonly (() => Promise<unknown>)[],
  log: Log,
): { runNow(): Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  const tidy = async () => {
    for (const work of works) {
      if (stopped) return;
      await work().catch((error: unknown) => log.error({ err: error }, "clean-up failed; it is retried"));
    }
  };
  let running = Promise.resolve();
  const runNow = () => {
    running = running.then(tidy);
    return running;
  };
  const timer = setInterval(runNow, EVERY_MS);
  timer.unref();
  return {
    runNow,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Removes files that no row references, and completes pending erasures. */
export async function cleanUpFiles(options: ErasedFilesOptions): Promise<void> {
  await options.files.recover((keys) => options.storage.namedFiles("files", keys));
  await removeErasedFiles(options);
}
