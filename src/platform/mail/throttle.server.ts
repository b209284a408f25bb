/** Makes a question that is answered with yes at most once in a time, for log lines that would repeat. @param ms */
export function throttle(ms: number): () => boolean {
  let last = Number.NEGATIVE_INFINITY;
  return () => {
    const now = performance.now();
    if (now - last < ms) return false;
    last = now;
    return true;
  };
}
