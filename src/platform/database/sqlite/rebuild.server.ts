import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { ExpectedError } from "#platform/http/errors.server.ts";

const THREAD = fileURLToPath(new URL("./rebuild-thread.server.ts", import.meta.url));

/** The thread's message on success. */
export interface Rebuilt {
  /** False while another process reads: the write-ahead log could not be emptied. */
  emptied: boolean;
}

/** The thread's message on failure. */
export interface NotRebuilt {
  error: string;
}

/**
 * Rewrites a database file from its rows (`VACUUM`) in a separate thread, and empties its log. `secure_delete` alone is
 * not enough: pages that were split or merged keep copies of rows between their cells, which erasing does not
 * overwrite. Takes about a second for 150 MB, and disk space for two copies; writes wait meanwhile.
 * @param thread its program
 * @throws ExpectedError `storage-unavailable` when another process writes for longer than it waits, or the thread fails
 */
export async function rebuild(file: string, thread: string | URL = THREAD): Promise<Rebuilt> {
  const answer = await messageOf(new Worker(thread, { workerData: file })).catch(
    (error: unknown): NotRebuilt => ({ error: String(error) }),
  );
  if ("emptied" in answer) return answer;
  throw new ExpectedError("storage-unavailable", `The database could not be rebuilt: ${answer.error}`);
}

/**
 * Waits for the thread's message, or for its exit without one, because writes wait for it. @throws Error that ended it
 */
async function messageOf(thread: Worker): Promise<Rebuilt | NotRebuilt> {
  const message = once(thread, "message").then(([answer]) => answer as Rebuilt | NotRebuilt);
  const end = once(thread, "exit").then(([code]): NotRebuilt => ({ error: `its thread ended with ${code}` }));
  return Promise.race([message, end]);
}
