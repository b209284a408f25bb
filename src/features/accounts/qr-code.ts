import { encode } from "uqr";

/** A QR code as a path of squares, one unit a module, without the quiet zone of four around it. */
export interface QrCode {
  /** Modules along each side. */
  size: number;
  /** `d` of an SVG path. */
  path: string;
}

/** A larger code has modules too small for a phone to read from a screen. */
const VERSION_MAX = 10;
/** Bytes that version 10 holds at correction level M. */
const BYTES_MAX = 213;

/** Draws a text as a QR code of correction level M. Returns undefined for a text of more than 213 bytes. */
export function qrCode(text: string): QrCode | undefined {
  if (new TextEncoder().encode(text).length > BYTES_MAX) return undefined;
  const { size, data } = encode(text, { ecc: "M", maxVersion: VERSION_MAX, border: 0 });
  return { size, path: data.flatMap(runsOf).join("") };
}

/** Each run of dark modules in a row as one rectangle. */
function runsOf(row: readonly boolean[], y: number): string[] {
  const dark = row.map((isDark) => (isDark ? "1" : "0")).join("");
  return Array.from(dark.matchAll(/1+/g), ({ 0: run, index }) => `M${index} ${y}h${run.length}v1h-${run.length}z`);
}
