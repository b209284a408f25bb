import type { Log } from "#platform/logging/log.server.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "./erased-files.server.ts";

const EVERY_MS = 600_000;

/**
 * Every ten minutes, in each process: removes files that no row names, as failures may leave them, and whatever erasing
 * could not remove at once.
 * @param works each is tried every time, whatever became of the others
 * @returns `look` does it now; `stop` ends it and waits for the work that is under way
 */
export function startTidyingUp(
  works: readonly (() => Promise<unknown>)[],
  log: Log,
): { look(): Promise<void>; stop(): Promise<void> } {
  let stopped = false;
  const tidy = async () => {
    for (const work of works) {
      if (stopped) return;
      await work().catch((error: unknown) => log.error({ err: error }, "tidying up failed; it is tried again"));
    }
  };
  let running = Promise.resolve();
  const look = () => {
    running = running.then(tidy);
    return running;
  };
  const timer = setInterval(look, EVERY_MS);
  timer.unref();
  return {
    look,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}

/** Tidies up once after what visitors have sent. */
export async function tidyUp(options: ErasedFilesOptions): Promise<void> {
  await options.files.recover((keys) => options.storage.namedFiles("files", keys));
  await removeErasedFiles(options);
}
