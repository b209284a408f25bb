/** Two versions, the older one first. */
export interface Pair {
  older: number;
  newer: number;
}

/**
 * Returns the two versions of a history's address: `?a=` and `?b=`. Without them, or where they name no stored one, the
 * defaults are the newest version and the one before the other.
 * @param versions newest first
 * @returns undefined when there is nothing before the chosen one
 */
export function versionsToCompare(versions: readonly number[], parameters: URLSearchParams): Pair | undefined {
  const asked = (name: string) => versions.find((version) => String(version) === parameters.get(name));
  const [a, b] = [asked("a"), asked("b") ?? versions[0]];
  if (b === undefined) return undefined;
  const other = a === undefined || a === b ? versions.find((version) => version < b) : a;
  return other === undefined ? undefined : { older: Math.min(other, b), newer: Math.max(other, b) };
}
