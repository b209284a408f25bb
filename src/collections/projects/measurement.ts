import { namedLine } from "#features/publishing/named-line.ts";

/** Something that was measured before and after the work. */
export interface Measurement {
  /** What was measured: "Contact resistance, generator breaker 1". */
  name: string;
  /** The values as staff wrote them, and as numbers. */
  before: Value;
  after: Value;
  /** The value that must not be passed, with its sign: "≤ 60". */
  limit: Value | undefined;
  unit: string;
}

interface Value {
  written: string;
  value: number;
}

/** "182 → 38 µΩ, ≤ 60", also with "->"; the limit may be left out. */
const DETAIL = /^([\d., ]{1,12}) ?(?:→|->) ?([\d., ]{0,11}\d) ?([^\d,][^,]{0,19})(?:, ?([≤≥<>] ?)([\d., ]{1,12}))?$/;

/** Reads a number with a decimal point or comma; spaces separate thousands. @returns undefined for anything else */
function readValue(written: string, sign = ""): Value | undefined {
  const digits = written.replaceAll(" ", "").replace(",", ".");
  return /^\d+(\.\d+)?$/.test(digits) ? { written: sign + written.trim(), value: Number(digits) } : undefined;
}

/** Reads a line such as "Contact resistance: 182 → 38 µΩ, ≤ 60". @returns undefined where it has another form */
export function measurementOf(line: string): Measurement | undefined {
  const { name, detail } = namedLine(line);
  const [, first = "", second = "", unit = "", sign = "", most] = DETAIL.exec(detail.replace(/\s+/g, " ")) ?? [];
  const before = readValue(first);
  const after = readValue(second);
  const limit = most === undefined ? undefined : readValue(most, `${sign.trim()} `);
  if (before === undefined || after === undefined || (most !== undefined && limit === undefined)) return undefined;
  return { name, before, after, limit, unit: unit.trim() };
}

/** Round ends of a scale, times a power of ten. */
const ENDS = [1, 1.5, 2, 3, 4, 5, 6, 8, 10];

/** Returns a round end, not below the greatest value, of a scale from zero: 30 for 26, 200 for 182, 1 for 0. */
export function scaleEnd(greatest: number): number {
  if (greatest === 0) return 1;
  const power = 10 ** Math.floor(Math.log10(greatest));
  return power * (ENDS.find((end) => end * power >= greatest) ?? 10);
}
