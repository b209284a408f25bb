import { parentPort, workerData } from "node:worker_threads";
import { type Attack, attacksOn } from "./attack-texts.ts";

/** What the thread is given. */
export interface AttackOrder {
  expressions: readonly { pattern: string; flags: string }[];
  /** One number, raised with each attack: who waits sees by it that the thread goes on. */
  progress: Int32Array;
}

/** What it says of each expression, in their order. */
export interface AttackResult {
  /** Undefined: no attack makes it slow. */
  slow: Attack | undefined;
}

/** Code units of the texts. A quadratic expression is noticed with the second, and proven within half a second. */
const LENGTHS = [4, 8, 64].map((k) => k * 1024);
/** µs from which the growth is measured: a linear search of 64 KB takes less, and clocks are as coarse as 4,000. */
const NOTABLE_US = 20_000;
/**
 * µs of real time below which longer texts are not tried: an expression that takes `NOTABLE_US` for 64 KB because it is
 * quadratic takes a 64th of that for 8 KB. Linear ones take less than half of it.
 */
const QUICK_US = 150;
/**
 * A text of a quarter of the length, searched eight times, takes twice the time of the whole one when an expression is
 * linear, and half of it when it is quadratic.
 */
const SHORTER = 4;
const TIMES = 8;

const { expressions, progress } = workerData as AttackOrder;

for (const { pattern, flags } of expressions) {
  // Everywhere in the text, as `replace` and `split` use it.
  const expression = new RegExp(pattern, flags.includes("g") ? flags : `${flags}g`);
  const slow = attacksOn(pattern, flags).find((attack) => isSlowUnder(expression, attack));
  parentPort?.postMessage({ slow } satisfies AttackResult);
}

function isSlowUnder(expression: RegExp, attack: Attack): boolean {
  Atomics.add(progress, 0, 1);
  for (const length of LENGTHS) {
    const began = performance.now();
    const spent = time(expression, attack, length);
    if (length === LENGTHS[1] && (performance.now() - began) * 1000 < QUICK_US) return false;
    if (spent < NOTABLE_US) continue;
    const long = leastOfThree(() => time(expression, attack, length));
    const short = leastOfThree(() => time(expression, attack, length / SHORTER, TIMES));
    if (long >= NOTABLE_US && long > short) return true;
  }
  return false;
}

function leastOfThree(measure: () => number): number {
  return Math.min(measure(), measure(), measure());
}

/** @returns µs of this thread, which does not count when others have the processor */
function time(expression: RegExp, { start, pump, end }: Attack, length: number, times = 1): number {
  const texts = Array.from({ length: times }, () => start + pump.repeat(Math.ceil(length / pump.length)) + end);
  const before = process.threadCpuUsage();
  for (const text of texts) text.replace(expression, "");
  const { user, system } = process.threadCpuUsage(before);
  return user + system;
}
