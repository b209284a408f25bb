/** Uploads that one address may have under way, and all together: what comes in slowly holds room on the disk. */
const OF_ONE = 4;
const OF_ALL = 40;
const RETRY_AFTER_S = 60;

/** An upload that may begin, or not yet. */
export type Upload = { kind: "open"; end(): void } | { kind: "limited"; retryAfterS: number };

/** Counts the uploads under way in this process. @returns a function that begins one for a client's address */
export function countUploads(): (address: string) => Upload {
  const open = new Map<string, number>();
  let all = 0;
  const change = (address: string, by: 1 | -1) => {
    all += by;
    const count = (open.get(address) ?? 0) + by;
    if (count === 0) open.delete(address);
    else open.set(address, count);
  };
  return (address) => {
    if (all >= OF_ALL || (open.get(address) ?? 0) >= OF_ONE) return { kind: "limited", retryAfterS: RETRY_AFTER_S };
    change(address, 1);
    return { kind: "open", end: () => change(address, -1) };
  };
}
