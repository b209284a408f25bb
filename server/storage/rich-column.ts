import type { RichDoc } from "#content/rich-text/rich-doc.ts";

/** Reads the column `rich`: what was checked when it was written. */
export function readRich(column: string | null): RichDoc | undefined {
  return column === null ? undefined : (JSON.parse(column) as RichDoc);
}

/** Writes the column `rich`. */
export function richColumn(rich: RichDoc | undefined): string | null {
  return rich === undefined ? null : JSON.stringify(rich);
}
