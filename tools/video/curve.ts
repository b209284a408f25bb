/** One value at one time: `[seconds, value]`. */
export type Key = readonly [seconds: number, value: number];

/**
 * Returns a smooth curve through the keys that never overshoots them (monotone cubic, Fritsch and Carlson), so that a
 * camera between two equal keys does not move.
 */
export function curve(keys: readonly Key[]): (seconds: number) => number {
  const slopes = tangents(keys);
  return (seconds) => {
    const last = keys.length - 1;
    const next = keys.findIndex(([at]) => at > seconds);
    if (next === 0) return at(keys, 0)[1];
    if (next === -1) return at(keys, last)[1];
    const [t0, v0] = at(keys, next - 1);
    const [t1, v1] = at(keys, next);
    const width = t1 - t0;
    const u = (seconds - t0) / width;
    const a = u * u * (3 - 2 * u);
    const b = u * (1 - u) * (1 - u) * width;
    const c = u * u * (u - 1) * width;
    return v0 + (v1 - v0) * a + (slopes[next - 1] ?? 0) * b + (slopes[next] ?? 0) * c;
  };
}

/** Returns 0 before `from`, 1 after `to` (seconds) and eases in and out between them. */
export function ease(seconds: number, from: number, to: number): number {
  const u = Math.min(1, Math.max(0, (seconds - from) / (to - from)));
  return u * u * (3 - 2 * u);
}

function tangents(keys: readonly Key[]): number[] {
  const steps = keys.slice(1).map(([t, v], index) => (v - at(keys, index)[1]) / (t - at(keys, index)[0]));
  return keys.map((_, index) => {
    const before = steps[index - 1];
    const after = steps[index];
    if (before === undefined || after === undefined || before * after <= 0) return 0;
    return (2 * before * after) / (before + after);
  });
}

function at(keys: readonly Key[], index: number): Key {
  const key = keys[index];
  if (!key) throw new RangeError(`no key ${index}`);
  return key;
}
