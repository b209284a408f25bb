/**
 * Returns a function that returns true at most once per period, for log lines that would repeat. @param ms the period
 */
export function throttle(ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
