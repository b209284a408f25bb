import type { RefusalReason } from "#features/media-library/refusal-reasons.ts";
import type { ImportRefusalReason, Place } from "./import-refusals.ts";

/** Numbers of imported items and files. */
export interface ContentCounts {
  items: number;
  pictures: number;
  documents: number;
}

/** What prevents an import: content of this site. */
export interface ImportBlockers {
  /** Number of items other than unchanged examples, by kind. */
  items: Readonly<Record<string, number>>;
  /** Number of submissions about entries, by form: an imported entry with the same id would be another one. */
  submissions: Readonly<Record<string, number>>;
}

/** Result of an import. Unless it is `done`, the site is unchanged. */
export type ImportOutcome =
  | { kind: "done"; counts: ContentCounts }
  /** `detail`: field or path; `file`: why a picture or document was refused. */
  | { kind: "refused"; reason: ImportRefusalReason; place: Place; detail?: string; file?: RefusalReason }
  | { kind: "in-the-way"; inTheWay: ImportBlockers }
  /** Another import is running. */
  | { kind: "busy" };

/** Progress of an import. */
export type ImportStep =
  | { step: "checking" }
  /** Pictures and documents added so far, and in all. */
  | { step: "files"; done: number; of: number }
  | { step: "writing" };
