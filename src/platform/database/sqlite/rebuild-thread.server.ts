import { DatabaseSync } from "node:sqlite";
import { parentPort, workerData } from "node:worker_threads";
import type { NotRebuilt, Rebuilt } from "./rebuild.server.ts";

/** How long (ms) it waits for a writer of another process, while those of this process wait for it. */
const WAIT_MS = 500;
/** How long (ms) it waits for readers: each of this process takes less time. */
const READERS_MS = 500;

/** The thread of `rebuild.ts`: rebuilds the file once and exits. */
function work(): Rebuilt | NotRebuilt {
  const database = new DatabaseSync(workerData as string, { timeout: WAIT_MS });
  try {
    database.exec("PRAGMA secure_delete=ON");
    database.exec("PRAGMA synchronous=FULL");
    database.exec("VACUUM");
    database.exec(`PRAGMA busy_timeout=${READERS_MS}`);
    const row = database.prepare("PRAGMA wal_checkpoint(TRUNCATE)").get();
    return { emptied: row?.busy === 0 };
  } catch (error) {
    return { error: String(error) };
  } finally {
    database.close();
  }
}

parentPort?.postMessage(work());
