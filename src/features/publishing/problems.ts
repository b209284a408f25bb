/** Severity of a problem: it prevents saving, only publication, or nothing. */
export type Severity = "refused" | "incomplete" | "advice";

/** All problems of drafts, with their severities. */
export const PROBLEM_SEVERITY = {
  /** A text that is too long, or a field that does not belong there. */
  malformed: "refused",
  /** An invalid address, or one with another scheme than http(s). */
  "malformed-url": "refused",
  "malformed-day": "refused",
  /** Not a whole number, or a year, stock or position out of bounds. */
  "malformed-year": "refused",
  "malformed-stock": "refused",
  "malformed-position": "refused",
  /** Not a whole number from 0 to a million. */
  "malformed-number": "refused",
  "malformed-country": "refused",
  /** A name that texts cannot name a value by. */
  "malformed-name": "refused",
  "unknown-choice": "refused",
  /** Not a picture of the library. */
  "unknown-picture": "refused",
  /** A picture without the copies of a logo or an icon: a drawing, or an upload of an earlier release. */
  "not-a-mark": "refused",
  /** A path on this site that is not an uploaded document. */
  "unknown-document": "refused",

  /** Required and empty. */
  missing: "incomplete",
  /** A required text of the leading language is empty: one language at least has to be complete. */
  "text-missing": "incomplete",
  /** The question whether vessel or client may be named is unanswered. */
  "permission-unanswered": "incomplete",
  /** More lines than the detail. */
  "too-many-lines": "incomplete",
  /** A line with more characters than the detail. */
  "line-too-long": "incomplete",
  /** Fewer or more rows than the detail. */
  "too-few-rows": "incomplete",
  "too-many-rows": "incomplete",
  /** A cell of a row with more characters than the detail. */
  "cell-too-long": "incomplete",
  /** A cell that is neither a path of this site nor an https address. */
  "malformed-link": "incomplete",
  /** More rows without this tick than the detail. */
  "tick-needed": "incomplete",
  /** A value in a text that the site does not have, or a malformed one, which is the detail. */
  "unknown-value": "incomplete",
  /** A text that has to name a value, the detail, does not. */
  "value-missing": "incomplete",
  /** A sentence with a link does not have the words of one link in square brackets. */
  "link-missing": "incomplete",
  /** Another entry, whose title is the detail, has this unique value. */
  "value-taken": "incomplete",
  /** A unique value differs from the one that was first published, which is the detail. */
  "value-fixed": "incomplete",
  /** The last day of an offer precedes its first. */
  "ends-before-it-opens": "incomplete",

  /** A picture without an alternative text in a published language. */
  "alt-missing": "advice",
  /** This language has no texts: its visitors see the leading one, which is the detail. */
  "translation-missing": "advice",
  /** A required text is missing in this language: its visitors see the leading one, which is the detail. */
  "translation-incomplete": "advice",
  /** An optional text exists in the leading language, the detail, but not in this one, whose visitors do not see it. */
  "not-translated": "advice",
  /** English has changed since this translation was written. */
  "translation-outdated": "advice",
  /** The last day of an offer has passed: its page shows it as closed. */
  "already-closed": "advice",
  /** A link to a page of this site that does not exist. */
  "dead-link": "advice",
  /** An entry that visitors do not see: not published, or deleted. Pages that show this one leave it out. */
  "reference-hidden": "advice",
  /** A label of a list whose entry was withdrawn or deleted. It stays where it was chosen. */
  "label-hidden": "advice",
} as const satisfies Record<string, Severity>;

export type ProblemCode = keyof typeof PROBLEM_SEVERITY;

/** A problem of a draft. */
export interface Problem {
  /** The field: "img", "texts.pl.title", or "texts.pl" for a whole language. */
  path: string;
  code: ProblemCode;
  severity: Severity;
  /** The link, picture or language that it is about. */
  detail?: string | undefined;
}

/** Returns a problem with the severity of its code. */
export function problem(path: string, code: ProblemCode, detail?: string): Problem {
  return { path, code, severity: PROBLEM_SEVERITY[code], ...(detail === undefined ? {} : { detail }) };
}

/** The problems of one severity. */
export function problemsOfSeverity(severity: Severity, problems: readonly Problem[]): Problem[] {
  return problems.filter((candidate) => candidate.severity === severity);
}
