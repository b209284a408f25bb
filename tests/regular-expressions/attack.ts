import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { AttackOrder, AttackResult } from "./attack-thread.ts";

const THREAD = fileURLToPath(new URL("./attack-thread.ts", import.meta.url));
/** ms after which a thread is ended that does not finish one attack. */
const ENDED_AFTER_MS = 2000;
const LOOK_MS = 100;

/**
 * Attacks expressions in a thread, one after the other.
 * @returns for each one what makes it slow, or undefined
 */
export async function attack(expressions: AttackOrder["expressions"]): Promise<(string | undefined)[]> {
  const verdicts: (string | undefined)[] = [];
  while (verdicts.length < expressions.length) {
    const rest = expressions.slice(verdicts.length);
    verdicts.push(...(await inOneThread(rest)));
    const stuck = expressions[verdicts.length];
    if (stuck === undefined) break;
    // The thread may only have waited for the processor: it gets a second chance.
    const second = await inOneThread([stuck]);
    verdicts.push(...(second.length > 0 ? second : [`does not end within ${ENDED_AFTER_MS} ms`]));
  }
  return verdicts;
}

/** @returns verdicts of as many expressions as were finished before the thread got stuck */
async function inOneThread(expressions: AttackOrder["expressions"]): Promise<(string | undefined)[]> {
  const progress = new Int32Array(new SharedArrayBuffer(4));
  const thread = new Worker(THREAD, { workerData: { expressions, progress } satisfies AttackOrder });
  const verdicts: (string | undefined)[] = [];
  return await new Promise((resolve, reject) => {
    let seen = 0;
    let looks = 0;
    const watch = setInterval(() => {
      const now = Atomics.load(progress, 0);
      looks = now === seen ? looks + 1 : 0;
      seen = now;
      if (looks * LOOK_MS >= ENDED_AFTER_MS) void thread.terminate();
    }, LOOK_MS);
    thread.on("message", ({ slow }: AttackResult) => {
      verdicts.push(slow && `is slower than linear with ${JSON.stringify(slow)}`);
    });
    thread.on("error", reject);
    thread.on("exit", () => {
      clearInterval(watch);
      resolve(verdicts);
    });
  });
}
