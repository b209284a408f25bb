import { type Draft, textOf } from "#features/publishing/drafts/drafts.ts";
import type { DocumentFile } from "#features/publishing/file-lists.ts";
import { writtenTitles } from "#features/publishing/labels.ts";
import type { ValidationContext } from "#features/publishing/problems-of.ts";
import { type InEveryLanguage, type InSomeLanguages, LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { libraryDrawing } from "#ui/drawings.ts";
import { documentPath, picturePath } from "#ui/picture-paths.ts";
import type { RecordOf } from "./content-format.server.ts";

/** Data sheets that are part of the site. */
const OWN_SHEET = /^\/media\/documents\/[\w-]+\.pdf$/;

/** Returns the path by which items of the file refer to a picture or document. */
function pathOf(record: RecordOf<"picture"> | RecordOf<"document">): string {
  return record.type === "picture"
    ? picturePath({ key: record.key, width: record.width, height: record.height })
    : documentPath(record.key, record.slug);
}

/** The pictures and documents of a file read so far. */
export interface ContentLibrary {
  /** Adds one. @param path on this site, if it differs from that in the file */
  add(record: RecordOf<"picture"> | RecordOf<"document">, path?: string): void;
  /** Adds the title of an entry that may be the label of later ones. */
  addTitle(record: { kind: string; id: number }, draft: Draft): void;
  /** Validation context: the file's library and the drawings of every site. */
  validation: ValidationContext;
  /** Returns a draft with the paths of this site instead of the file's. */
  moved(draft: unknown): unknown;
}

/** Creates an empty library. */
export function contentLibrary(): ContentLibrary {
  const alts = new Map<string, InEveryLanguage<string>>();
  const documents = new Map<string, DocumentFile>();
  const moves = new Map<string, string>();
  const labels = new Map<string, InSomeLanguages<string>>();
  return {
    add(record, path = pathOf(record)) {
      if (record.type === "picture") alts.set(path, record.alt);
      else documents.set(path, { name: record.name, size: Buffer.byteLength(record.data, "base64") });
      if (path !== pathOf(record)) moves.set(pathOf(record), path);
    },
    addTitle({ kind, id }, draft) {
      const titles = LANGUAGE_CODES.map((language) => [language, textOf(draft, language, "title")]);
      const label = writtenTitles(Object.fromEntries(titles));
      if (label !== undefined) labels.set(`${kind} ${id}`, label);
    },
    validation: {
      today: dayOf(Date.now()),
      pictureKnown: (path) => libraryDrawing(path) !== undefined || alts.has(path),
      // A picture that this site has already may lack them: it is refused when it is published next.
      markKnown: (path) => alts.has(path),
      documentKnown: (path) => documents.has(path) || OWN_SHEET.test(path),
      documentOf: (path) => documents.get(path),
      linkAlive: () => true,
      hiddenTitle: () => undefined,
      valueKnown: () => true,
      altOf: (path) => libraryDrawing(path)?.alt ?? alts.get(path),
      labelOf: (to, id) => labels.get(`${to} ${id}`),
    },
    moved: (draft) => (moves.size === 0 ? draft : withMoved(draft, moves)),
  };
}

/** Replaces strings that equal a moved path, at any depth. */
function withMoved(value: unknown, moves: ReadonlyMap<string, string>): unknown {
  if (typeof value === "string") return moves.get(value) ?? value;
  if (Array.isArray(value)) return value.map((entry) => withMoved(entry, moves));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, withMoved(entry, moves)]));
}
