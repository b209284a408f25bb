import type { Log } from "#platform/logging/log.server.ts";
import { isStoredRich, type RichDoc } from "#ui/rich-text/rich-doc.ts";
import type { ItemKind } from "../kinds.ts";

/** Reads the column of the item of an id. */
export type RichReader = (id: number, column: string | null) => RichDoc | undefined;

/**
 * Makes the function that reads the column `rich` of an item, which was checked when it was written. A damaged one is
 * logged and read as none: the page then shows the plain text.
 */
export function richReader(kind: ItemKind, log: Log): RichReader {
  return (id, column) => {
    if (column === null) return undefined;
    try {
      const doc: unknown = JSON.parse(column);
      if (isStoredRich(doc)) return doc;
    } catch {
      // Logged below.
    }
    log.error({ kind, id }, "the rich text of an item cannot be read");
    return undefined;
  };
}

/** Writes the column `rich`. */
export function richColumn(rich: RichDoc | undefined): string | null {
  return rich === undefined ? null : JSON.stringify(rich);
}
