import type { Log } from "../log.ts";
import { type ErasedFilesOptions, removeErasedFiles } from "../submissions/erased-files.ts";

const EVERY_MS = 600_000;

/**
 * Every ten minutes, in each process: removes files that no row names, as failures may leave them, and whatever erasing
 * could not remove at once.
 * @param works each is tried every time, whatever became of the others
 * @returns a function that ends it
 */
export function startTidyingUp(works: readonly (() => Promise<unknown>)[], log: Log): () => void {
  const tidy = async () => {
    for (const work of works) {
      await work().catch((error: unknown) => log.error({ err: error }, "tidying up failed; it is tried again"));
    }
  };
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Tidies up once after what visitors have sent. */
export async function tidyUp(options: ErasedFilesOptions): Promise<void> {
  await options.files.recover(options.storage.applications.namedFiles);
  await removeErasedFiles(options);
}
