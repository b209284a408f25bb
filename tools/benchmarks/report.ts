/** Returns the `p`-th percentile of some figures. */
export function percentile(figures: readonly number[], p: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor((sorted.length * p) / 100))] ?? Number.NaN;
}

/** Prints one line of a benchmark: its name and its figures. */
export function print(name: string, figures: Readonly<Record<string, number>>): void {
  const texts = Object.entries(figures).map(([label, value]) => `${label} ${value.toFixed(2)}`);
  process.stdout.write(`${name}: ${texts.join(", ")}\n`);
}
