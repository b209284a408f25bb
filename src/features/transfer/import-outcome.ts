import type { RefusalReason } from "#features/media-library/refusal-reasons.ts";
import type { ImportRefusalReason, Place } from "./import-refusals.ts";

/** How much a file of content holds, or how much of it was written. */
export interface ContentCounts {
  items: number;
  pictures: number;
  documents: number;
}

/** What keeps an import out: the site has content of its own. */
export interface InTheWay {
  /** Items that are no untouched examples, by kind. */
  items: Readonly<Record<string, number>>;
  /** Submissions about entries of this site, by form: an imported entry of the same number is another one. */
  submissions: Readonly<Record<string, number>>;
}

/** What became of an import. Unless it is `done`, the site is as it was. */
export type ImportOutcome =
  | { kind: "done"; counts: ContentCounts }
  /** `detail`: the field or path it is about; `file`: why a picture or document is not taken. */
  | { kind: "refused"; reason: ImportRefusalReason; place: Place; detail?: string; file?: RefusalReason }
  | { kind: "in-the-way"; inTheWay: InTheWay }
  /** Another import is under way. */
  | { kind: "busy" };

/** How far an import is. */
export type ImportStep =
  | { step: "checking" }
  /** Pictures and documents that are there, of how many. */
  | { step: "files"; done: number; of: number }
  | { step: "writing" };
