import { performance } from "node:perf_hooks";

/** Result of checking a component. */
export type Probe<T> = { ok: true; value: T } | { ok: false };

const AT_MOST_MS = 2000;

/** Runs a check for at most two seconds; never rejects. A failure or a timeout returns `ok: false`. */
export async function probe<T>(ask: () => Promise<T>, atMostMs = AT_MOST_MS): Promise<Probe<T>> {
  const { promise: late, resolve } = Promise.withResolvers<Probe<T>>();
  const timer = setTimeout(() => resolve({ ok: false }), atMostMs);
  try {
    const answer = ask().then((value): Probe<T> => ({ ok: true, value }));
    return await Promise.race([answer.catch((): Probe<T> => ({ ok: false })), late]);
  } catch {
    return { ok: false };
  } finally {
    clearTimeout(timer);
  }
}

/** Returns the result of some work and its duration in ms. */
export async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; ms: number }> {
  const start = performance.now();
  const outcome = await work();
  return { outcome, ms: performance.now() - start };
}
