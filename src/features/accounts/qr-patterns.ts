/** A module of a QR code; a fixed one belongs to a pattern and takes neither data nor mask. */
export interface Cell {
  dark: boolean;
  fixed: boolean;
}

/** Rows from the top, in each the modules from the left. */
export type Cells = Cell[][];

/** Which modules each mask turns. */
export const MASKS: readonly ((x: number, y: number) => boolean)[] = [
  (x, y) => (x + y) % 2 === 0,
  (_, y) => y % 2 === 0,
  (x) => x % 3 === 0,
  (x, y) => (x + y) % 3 === 0,
  (x, y) => (Math.floor(x / 3) + Math.floor(y / 2)) % 2 === 0,
  (x, y) => ((x * y) % 2) + ((x * y) % 3) === 0,
  (x, y) => (((x * y) % 2) + ((x * y) % 3)) % 2 === 0,
  (x, y) => (((x + y) % 2) + ((x * y) % 3)) % 2 === 0,
];

const FORMAT_GENERATOR = 0x537;
const FORMAT_MASK = 0x5412;
const VERSION_GENERATOR = 0x1f25;

/** An empty code of a version (1 to 10) with all that is in every such code, and room kept for the format. */
export function drawFunctionPatterns(version: number): Cells {
  const size = 17 + 4 * version;
  const cells: Cells = Array.from({ length: size }, () =>
    Array.from({ length: size }, () => ({ dark: false, fixed: false })),
  );
  for (let i = 0; i < size; i++) {
    fix(cells, i, 6, i % 2 === 0);
    fix(cells, 6, i, i % 2 === 0);
  }
  const centres = alignmentCentres(version);
  const last = centres.length - 1;
  centres.forEach((y, i) => {
    centres.forEach((x, j) => {
      const taken = (i === 0 && (j === 0 || j === last)) || (i === last && j === 0);
      if (!taken) square(cells, x, y, 2, (ring) => ring !== 1);
    });
  });
  for (const [x, y] of [
    [3, 3],
    [size - 4, 3],
    [3, size - 4],
  ] as const) {
    square(cells, x, y, 4, (ring) => ring !== 2 && ring !== 4);
  }
  writeFormat(cells, 0);
  if (version >= 7) writeVersion(cells, version);
  return cells;
}

/** Writes the correction level M and the mask, twice. */
export function writeFormat(cells: Cells, mask: number): void {
  const { length: size } = cells;
  const bits = ((mask << 10) | checkBits(mask, FORMAT_GENERATOR, 10)) ^ FORMAT_MASK;
  for (let i = 0; i < 15; i++) {
    const dark = ((bits >> i) & 1) === 1;
    // Around the corner at the top left, past the timing lines; then along the other two corners.
    if (i < 8) fix(cells, 8, i < 6 ? i : i + 1, dark);
    else fix(cells, i === 8 ? 7 : 14 - i, 8, dark);
    if (i < 8) fix(cells, size - 1 - i, 8, dark);
    else fix(cells, 8, size - 15 + i, dark);
  }
  fix(cells, 8, size - 8, true);
}

function writeVersion(cells: Cells, version: number): void {
  const bits = (version << 12) | checkBits(version, VERSION_GENERATOR, 12);
  for (let i = 0; i < 18; i++) {
    const near = Math.floor(i / 3);
    const far = cells.length - 11 + (i % 3);
    fix(cells, near, far, ((bits >> i) & 1) === 1);
    fix(cells, far, near, ((bits >> i) & 1) === 1);
  }
}

/** The remainder of a value, moved up by so many bits, divided by a polynomial over GF(2). */
function checkBits(value: number, polynomial: number, degree: number): number {
  let rest = value;
  for (let i = 0; i < degree; i++) rest = (rest << 1) ^ ((rest >> (degree - 1)) * polynomial);
  return rest;
}

function alignmentCentres(version: number): number[] {
  const far = 10 + 4 * version;
  if (version === 1) return [];
  return version < 7 ? [6, far] : [6, (6 + far) / 2, far];
}

function fix(cells: Cells, x: number, y: number, dark: boolean): void {
  const row = cells[y];
  if (row !== undefined && row[x] !== undefined) row[x] = { dark, fixed: true };
}

/** A square of rings around its centre, cut off at the edges of the code. */
function square(cells: Cells, x: number, y: number, reach: number, isDark: (ring: number) => boolean): void {
  for (let dy = -reach; dy <= reach; dy++) {
    for (let dx = -reach; dx <= reach; dx++) fix(cells, x + dx, y + dy, isDark(Math.max(Math.abs(dx), Math.abs(dy))));
  }
}

/** How hard a code is to read, by the standard's four rules: the mask with the least is taken. */
export function penalty(cells: Cells): number {
  const rows = cells.map((row) => row.map(({ dark }) => (dark ? "1" : "0")).join(""));
  const columns = rows.map((_, x) => rows.map((row) => row[x]).join(""));
  const lines = [...rows, ...columns];
  const runs = lines.flatMap((line) => line.match(/0{5,}|1{5,}/g) ?? []).reduce((sum, run) => sum + run.length - 2, 0);
  const finders = lines.flatMap((line) => line.match(/(?=10111010000|00001011101)/g) ?? []).length;
  const blocks = rows
    .slice(1)
    .flatMap((row, y) =>
      Array.from(row).filter(
        (cell, x) => x > 0 && [row[x - 1], rows[y]?.[x], rows[y]?.[x - 1]].every((c) => c === cell),
      ),
    ).length;
  const dark = rows.join("").replaceAll("0", "").length / rows.length ** 2;
  return runs + finders * 40 + blocks * 3 + Math.floor(Math.abs(dark * 20 - 10)) * 10;
}
