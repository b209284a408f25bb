/** Where something stands in a file that is imported: its line, or the number of a record in a file on other lines. */
export type Place = { line: number } | { record: number };

/** Why a file of content is not imported. */
export const IMPORT_REFUSALS = [
  /** It is no file of this kind. */
  "not-content",
  /** It was written by another version of the site's program. */
  "version",
  "not-json",
  /** Its end is missing. */
  "cut-short",
  /** It is large, and its records do not stand on lines of their own. */
  "reformatted",
  /** It has more bytes or values than any record can have. */
  "record-too-large",
  "too-many",
  /** A record of a type or kind that nobody knows. */
  "unknown-record",
  "unknown-field",
  /** A field that is missing, or holds what it cannot. */
  "field",
  /** The same thing twice. */
  "twice",
  /** An item names a picture that stands nowhere before it. */
  "picture-missing",
  "document-missing",
  /** A picture or document that would not be taken if it were uploaded. */
  "file",
  "no-company",
] as const;

export type ImportRefusalReason = (typeof IMPORT_REFUSALS)[number];
