/** What becomes of one piece of two sequences: it is in both, or only in the later or the earlier one. */
export interface Edit {
  kind: "same" | "added" | "removed";
  piece: string;
}

/** The furthest that a path has come on each diagonal; diagonal 0 lies in the middle. */
type Reach = Int32Array;

/**
 * The shortest way from one sequence to another, found by Myers' O(ND) method.
 * @param most additions and removals at most; time and memory grow with its square
 * @returns undefined when it takes more
 */
export function shortestEdit(before: readonly string[], after: readonly string[], most: number): Edit[] | undefined {
  const reach: Reach = new Int32Array(2 * most + 3);
  const middle = most + 1;
  const steps: Reach[] = [];
  for (let edits = 0; edits <= most; edits++) {
    steps.push(reach.slice());
    for (let diagonal = -edits; diagonal <= edits; diagonal += 2) {
      let x = entry(reach, middle, diagonal, edits).x;
      while (x < before.length && x - diagonal < after.length && before[x] === after[x - diagonal]) x++;
      reach[middle + diagonal] = x;
      if (x >= before.length && x - diagonal >= after.length) return wayBack(before, after, steps, middle);
    }
  }
  return undefined;
}

/** Where the best path with so many edits comes onto a diagonal, and from which one beside it. */
function entry(reach: Reach, middle: number, diagonal: number, edits: number): { x: number; from: number } {
  const left = reach[middle + diagonal - 1] ?? 0;
  const right = reach[middle + diagonal + 1] ?? 0;
  const down = diagonal === -edits || (diagonal !== edits && left < right);
  return down ? { x: right, from: diagonal + 1 } : { x: left + 1, from: diagonal - 1 };
}

function wayBack(before: readonly string[], after: readonly string[], steps: Reach[], middle: number): Edit[] {
  const found: Edit[] = [];
  let x = before.length;
  let y = after.length;
  const keep = (kind: Edit["kind"], piece: string | undefined) => found.push({ kind, piece: piece ?? "" });
  for (let edits = steps.length - 1; edits > 0; edits--) {
    const { x: start, from } = entry(steps[edits] as Reach, middle, x - y, edits);
    const added = from > x - y;
    for (; x > start; x--, y--) keep("same", before[x - 1]);
    if (added) keep("added", after[--y]);
    else keep("removed", before[--x]);
  }
  for (; x > 0; x--) keep("same", before[x - 1]);
  return found.reverse();
}
