/**
 * Returns a function that loads on the first call and returns the same value to all callers. A failure is not stored:
 * the next call loads again.
 */
export function once<Value>(load: () => Promise<Value>): () => Promise<Value> {
  let loaded: Promise<Value> | undefined;
  return () => {
    loaded ??= load().catch((error: unknown) => {
      loaded = undefined;
      throw error;
    });
    return loaded;
  };
}
