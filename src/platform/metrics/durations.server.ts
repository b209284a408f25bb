/** Upper bounds of the buckets, in seconds. */
export const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10] as const;

/** Counts durations in buckets, so that any number of them takes the same memory. */
export class Durations {
  /** How many fell into each bucket, not cumulative; the last one is for those above all bounds. */
  readonly counts: number[] = Array.from({ length: BUCKETS.length + 1 }, () => 0);
  /** Sum of all, in seconds. */
  sum = 0;

  add(ms: number): void {
    const seconds = ms / 1000;
    const index = BUCKETS.findIndex((bound) => seconds <= bound);
    const bucket = index < 0 ? BUCKETS.length : index;
    this.counts[bucket] = (this.counts[bucket] ?? 0) + 1;
    this.sum += seconds;
  }

  /** Adds those of another one. @param factor -1 subtracts them */
  merge(other: Durations, factor: 1 | -1 = 1): this {
    for (const [bucket, count] of other.counts.entries())
      this.counts[bucket] = (this.counts[bucket] ?? 0) + factor * count;
    this.sum += factor * other.sum;
    return this;
  }

  get count(): number {
    return this.counts.reduce((sum, count) => sum + count, 0);
  }

  /**
   * Returns the time in ms that a part of them did not exceed, as the upper bound of its bucket.
   * @param part such as 0.95
   * @returns undefined when there are none; infinite above all bounds
   */
  percentileMs(part: number): number | undefined {
    const wanted = this.count * part;
    if (wanted === 0) return undefined;
    let seen = 0;
    for (const [bucket, bound] of BUCKETS.entries()) {
      seen += this.counts[bucket] ?? 0;
      if (seen >= wanted) return bound * 1000;
    }
    return Number.POSITIVE_INFINITY;
  }
}
