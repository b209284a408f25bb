import { type ErasedFilesOptions, removeErasedFiles } from "../submissions/erased-files.ts";

const EVERY_MS = 600_000;

/**
 * Every ten minutes, in each process: removes files that no row names, as failures may leave them, and whatever erasing
 * could not remove at once.
 * @returns a function that ends it
 */
export function startTidyingUp(options: ErasedFilesOptions): () => void {
  const tidy = () =>
    tidyUp(options).catch((error: unknown) =>
      options.log.error({ err: error }, "tidying up failed; it is tried again"),
    );
  const timer = setInterval(tidy, EVERY_MS);
  timer.unref();
  return () => clearInterval(timer);
}

/** Tidies up once. */
export async function tidyUp(options: ErasedFilesOptions): Promise<void> {
  await options.files.recover(options.storage.applications.namedFiles);
  await removeErasedFiles(options);
}
