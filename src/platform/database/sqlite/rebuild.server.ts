import { once } from "node:events";
import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import { ExpectedError } from "#platform/http/errors.server.ts";

const THREAD = fileURLToPath(new URL("./rebuild-thread.server.ts", import.meta.url));

/** What the thread says when it has ended well. */
export interface Rebuilt {
  /** False while another process reads: the write-ahead log could not be emptied. */
  emptied: boolean;
}

/** What it says otherwise. */
export interface NotRebuilt {
  error: string;
}

/**
 * Writes a database file anew from its rows (`VACUUM`), in a thread of its own, and empties its log. `secure_delete` alone
 * is not enough: pages that were parted or joined keep copies of rows between their cells, which erasing does not find.
 * Takes about a second for 150 MB, and room on the disk for two copies; nobody can write meanwhile.
 * @param thread its program
 * @throws ExpectedError `storage-unavailable` when another process writes for longer than it waits, or the thread fails
 */
export async function rebuild(file: string, thread: string | URL = THREAD): Promise<Rebuilt> {
  const answer = await answerOf(new Worker(thread, { workerData: file })).catch(
    (error: unknown): NotRebuilt => ({ error: String(error) }),
  );
  if ("emptied" in answer) return answer;
  throw new ExpectedError("storage-unavailable", `The database could not be written anew: ${answer.error}`);
}

/** What a thread says; that it has ended where it says nothing. Writes wait for it. @throws Error that ended it */
async function answerOf(thread: Worker): Promise<Rebuilt | NotRebuilt> {
  const message = once(thread, "message").then(([answer]) => answer as Rebuilt | NotRebuilt);
  const end = once(thread, "exit").then(([code]): NotRebuilt => ({ error: `its thread ended with ${code}` }));
  return Promise.race([message, end]);
}
