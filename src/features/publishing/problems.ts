/** Severity of a problem: it prevents saving, only publication, or nothing. */
export type Severity = "refused" | "incomplete" | "advice";

/** All problems of drafts, with their severities. */
export const PROBLEM_SEVERITY = {
  /** A text that is too long, or a field that does not belong there. */
  malformed: "refused",
  /** An address that is none, or with another scheme than http(s). */
  "malformed-url": "refused",
  "malformed-day": "refused",
  /** No whole number, or a year or stock out of its bounds. */
  "malformed-year": "refused",
  "malformed-stock": "refused",
  "malformed-country": "refused",
  "unknown-choice": "refused",
  /** No picture of the library. */
  "unknown-picture": "refused",
  /** A path on this site that is no uploaded document. */
  "unknown-document": "refused",

  /** Required and empty. */
  missing: "incomplete",
  /** Nobody has said whether vessel or client may be named. */
  "permission-unanswered": "incomplete",
  "too-many-lines": "incomplete",
  "line-too-long": "incomplete",
  /** The last day of an offer lies before its first. */
  "ends-before-it-opens": "incomplete",

  /** A picture without a text for those who do not see it, in a language that is published. */
  "alt-missing": "advice",
  /** No word is written in this language: its visitors see English. */
  "translation-missing": "advice",
  /** Something required is missing in this language: its visitors see English. */
  "translation-incomplete": "advice",
  /** English has it and this language does not: its visitors see nothing there. */
  "not-translated": "advice",
  /** English has changed since this language was written. */
  "translation-outdated": "advice",
  /** The last day of an offer has passed: its page says that it is closed. */
  "already-closed": "advice",
  /** A link to a page of this site that does not answer. */
  "dead-link": "advice",
  /** An entry that visitors do not see: not published, or deleted. Pages that show this one leave it out. */
  "reference-hidden": "advice",
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof PROBLEM_SEVERITY;

/** A problem of a draft. */
export interface Problem {
  /** The field: "img", "texts.pl.title", or "texts.pl" for a whole language. */
  path: string;
  code: ProblemCode;
  severity: Severity;
  /** The link or picture it is about, where the field holds several. */
  detail?: string | undefined;
}

/** Returns a problem with the severity of its code. */
export function problem(path: string, code: ProblemCode, detail?: string): Problem {
  return { path, code, severity: PROBLEM_SEVERITY[code], ...(detail === undefined ? {} : { detail }) };
}

/** The problems of one severity. */
export function problemsThat(severity: Severity, problems: readonly Problem[]): Problem[] {
  return problems.filter((candidate) => candidate.severity === severity);
}
