import type { ValidationContext } from "#features/publishing/problems-of.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { libraryDrawing } from "#ui/drawings.ts";
import { documentPath, picturePath } from "#ui/picture-paths.ts";
import type { RecordOf } from "./content-format.server.ts";

/** Data sheets that come with the site itself. */
const OWN_SHEET = /^\/media\/documents\/[\w-]+\.pdf$/;

/** The path that items of the file name a picture or document by. */
function pathOf(record: RecordOf<"picture"> | RecordOf<"document">): string {
  return record.type === "picture"
    ? picturePath({ key: record.key, width: record.width, height: record.height })
    : documentPath(record.key, record.slug);
}

/** The pictures and documents of a file, as far as they have been read. */
export interface ContentLibrary {
  /** Adds one. @param path where it lies on this site, if not where the file says */
  add(record: RecordOf<"picture"> | RecordOf<"document">, path?: string): void;
  /** What the rules ask of the rest of the site: the file's library, and the drawings of every site. */
  validation: ValidationContext;
  /** A draft with the paths of this site in place of the file's. */
  moved(draft: unknown): unknown;
}

/** Makes an empty one. */
export function contentLibrary(): ContentLibrary {
  const alts = new Map<string, InEveryLanguage<string>>();
  const documents = new Set<string>();
  const moves = new Map<string, string>();
  return {
    add(record, path = pathOf(record)) {
      if (record.type === "picture") alts.set(path, record.alt);
      else documents.add(path);
      if (path !== pathOf(record)) moves.set(pathOf(record), path);
    },
    validation: {
      today: dayOf(Date.now()),
      pictureKnown: (path) => libraryDrawing(path) !== undefined || alts.has(path),
      documentKnown: (path) => documents.has(path) || OWN_SHEET.test(path),
      linkAlive: () => true,
      hiddenTitle: () => undefined,
      altOf: (path) => libraryDrawing(path)?.alt ?? alts.get(path),
    },
    moved: (draft) => (moves.size === 0 ? draft : withMoved(draft, moves)),
  };
}

/** Replaces texts that are such a path as a whole, wherever they stand. */
function withMoved(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return moves.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withMoved(entry, moves));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withMoved(entry, moves)]));
}
