import { type Cells, drawFunctionPatterns, MASKS, penalty, writeFormat } from "./qr-patterns.ts";

/** A QR code as a path of squares, one unit a module, without the quiet zone of four around it. */
export interface QrCode {
  /** Modules along each side. */
  size: number;
  /** `d` of an SVG path. */
  path: string;
}

/** Per version from 1: correction codewords of a block, and the data codewords of each block, at level M. */
const VERSIONS: readonly (readonly [correction: number, ...blocks: number[]])[] = [
  [10, 16],
  [16, 28],
  [26, 44],
  [18, 32, 32],
  [24, 43, 43],
  [16, 27, 27, 27, 27],
  [18, 31, 31, 31, 31],
  [22, 38, 38, 39, 39],
  [22, 36, 36, 36, 37, 37],
  [26, 43, 43, 43, 43, 44],
];
const BYTE_MODE = 4;
const PADDING = [0xec, 0x11];

/** Draws a text as a QR code (bytes, correction level M). Undefined when it is longer than version 10 holds: 213 bytes. */
export function qrCode(text: string): QrCode | undefined {
  const bytes = new TextEncoder().encode(text);
  const at = VERSIONS.findIndex(([, ...blocks], i) => bytes.length * 8 + headBits(i + 1) <= sum(blocks) * 8);
  const layout = VERSIONS[at];
  if (layout === undefined) return undefined;
  const cells = drawFunctionPatterns(at + 1);
  writeData(cells, interleaved(dataCodewords(bytes, at + 1, sum(layout.slice(1))), layout));
  const best = MASKS.map((_, mask) => masked(cells, mask)).reduce((a, b) => (penalty(b) < penalty(a) ? b : a));
  return { size: best.length, path: pathOf(best) };
}

const sum = (numbers: readonly number[]) => numbers.reduce((a, b) => a + b, 0);
const countBits = (version: number) => (version < 10 ? 8 : 16);
const headBits = (version: number) => 4 + countBits(version);

/** Mode, length, bytes, end and padding. */
function dataCodewords(bytes: Uint8Array, version: number, capacity: number): number[] {
  const bits = (value: number, length: number) => value.toString(2).padStart(length, "0");
  const head = bits(BYTE_MODE, 4) + bits(bytes.length, countBits(version));
  const stream = head + Array.from(bytes, (byte) => bits(byte, 8)).join("");
  const ended = stream.padEnd(Math.min(capacity * 8, Math.ceil((stream.length + 4) / 8) * 8), "0");
  const words = (ended.match(/.{8}/g) ?? []).map((word) => Number.parseInt(word, 2));
  for (let i = 0; words.length < capacity; i++) words.push(PADDING[i % 2] ?? 0);
  return words;
}

/** The codewords in the order they are drawn: the first of each block, the second of each, …, then their correction. */
function interleaved(data: readonly number[], [correction, ...lengths]: (typeof VERSIONS)[number]): number[] {
  const starts = lengths.map((_, i) => sum(lengths.slice(0, i)));
  const blocks = lengths.map((length, i) => data.slice(starts[i], (starts[i] ?? 0) + length));
  const corrections = blocks.map((block) => remainder(block, generator(correction)));
  const inTurn = (rows: readonly number[][]) =>
    Array.from({ length: Math.max(...rows.map((row) => row.length)) }, (_, i) =>
      rows.flatMap((row) => row.slice(i, i + 1)),
    ).flat();
  return [...inTurn(blocks), ...inTurn(corrections)];
}

/** Multiplies in GF(2^8) modulo x^8 + x^4 + x^3 + x^2 + 1. */
function times(a: number, b: number): number {
  let product = 0;
  for (let bit = 7; bit >= 0; bit--) {
    product = (product << 1) ^ ((product >> 7) * 0x11d);
    product ^= ((b >> bit) & 1) * a;
  }
  return product;
}

/** Coefficients of (x - 1)(x - 2)(x - 4)…, the highest power first and left out. */
function generator(degree: number): number[] {
  let result = [...Array<number>(degree - 1).fill(0), 1];
  for (let i = 0, root = 1; i < degree; i++, root = times(root, 2)) {
    result = result.map((value, j) => times(value, root) ^ (result[j + 1] ?? 0));
  }
  return result;
}

function remainder(block: readonly number[], divisor: readonly number[]): number[] {
  return block.reduce<number[]>(
    (rest, word) => {
      const factor = word ^ (rest[0] ?? 0);
      return divisor.map((value, i) => (rest[i + 1] ?? 0) ^ times(value, factor));
    },
    divisor.map(() => 0),
  );
}

/** Fills what the patterns leave free: upwards and downwards in columns of two, from the right; column 6 is timing. */
function writeData(cells: Cells, codewords: readonly number[]): void {
  const { length: size } = cells;
  let bit = 0;
  for (let right = size - 1, up = true; right > 0; right -= right === 8 ? 3 : 2, up = !up) {
    for (let i = 0; i < size * 2; i++) {
      const cell = cells[up ? size - 1 - (i >> 1) : i >> 1]?.[right - (i % 2)];
      if (cell === undefined || cell.fixed) continue;
      cell.dark = (((codewords[bit >> 3] ?? 0) >> (7 - (bit & 7))) & 1) === 1;
      bit++;
    }
  }
}

function masked(cells: Cells, mask: number): Cells {
  const turns = MASKS[mask];
  const copy = cells.map((row, y) =>
    row.map(({ dark, fixed }, x) => ({ fixed, dark: fixed || turns?.(x, y) !== true ? dark : !dark })),
  );
  writeFormat(copy, mask);
  return copy;
}

/** Each run of dark modules in a row as one rectangle. */
function pathOf(cells: Cells): string {
  return cells
    .flatMap((row, y) =>
      Array.from(
        row
          .map(({ dark }) => (dark ? "1" : "0"))
          .join("")
          .matchAll(/1+/g),
        ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`,
      ),
    )
    .join("");
}
