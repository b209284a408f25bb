/** Place in an imported file: the line, or the number of the record in a reformatted file. */
export type Place = { line: number } | { record: number };

/** Why a content file is refused. */
export const IMPORT_REFUSALS = [
  /** Not a content file. */
  "not-content",
  /** Written by another version of the site. */
  "version",
  "not-json",
  /** The end is missing. */
  "cut-short",
  /** Large, and its records are not on separate lines. */
  "reformatted",
  /** A record exceeds the limit of bytes or values. */
  "record-too-large",
  "too-many",
  /** A record of an unknown type or kind. */
  "unknown-record",
  "unknown-field",
  /** A missing or invalid field. */
  "field",
  /** A duplicate. */
  "twice",
  /** An item refers to a picture that does not come before it. */
  "picture-missing",
  "document-missing",
  /** A picture or document that an upload would refuse too. */
  "file",
  "no-company",
] as const;

export type ImportRefusalReason = (typeof IMPORT_REFUSALS)[number];
