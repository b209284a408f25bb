import { performance } from "node:perf_hooks";

/** A part of the site that was asked how it is. */
export type Probe<T> = { ok: true; value: T } | { ok: false };

const AT_MOST_MS = 2000;

/** Asks, for two seconds at most: a part that fails or does not answer is told as failing, and holds up nobody. */
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

/** Milliseconds that something takes, with its outcome. */
export async function timed<T>(work: () => Promise<T>): Promise<{ outcome: T; ms: number }> {
  const start = performance.now();
  const outcome = await work();
  return { outcome, ms: performance.now() - start };
}
