import type { z } from "zod";
import { truncate } from "#platform/i18n/typed-text.ts";
import type { Problem, ProblemCode } from "../problems.ts";
import { type ApiCollection, nameOf } from "./call-fields.ts";

/** The errors of a call by field. */
export type WrongFields = Record<string, string>;

/** Fields that a response names at most, and characters of an unknown name. */
const NAMED_MAX = 20;
const NAME_MAX = 100;

const WORDS: Partial<Record<ProblemCode, string>> = {
  missing: "This is required.",
  "text-missing": "This is required.",
  "malformed-url": "An address that begins with https:// or http://.",
  "malformed-day": "A day as YYYY-MM-DD.",
  "malformed-year": "A whole number from 1950 to 2200.",
  "malformed-stock": "A whole number from 0 to 1000000.",
  "malformed-position": "A whole number from 1 to 9999.",
  "malformed-country": "Two capital letters as in ISO 3166-1.",
  "unknown-choice": "This is none of the choices.",
  "unknown-picture": "This is no picture of the library.",
  "unknown-document": "There is no such document.",
};

/** Returns the first error of each field, for a bounded number of fields. */
function firstOfEach(entries: readonly (readonly [string, string])[]): WrongFields {
  const words = new Map<string, string>();
  for (const [name, text] of entries) {
    if (words.size < NAMED_MAX && !words.has(name)) words.set(name, text);
  }
  return Object.fromEntries(words);
}

/** Returns the errors of a schema, the first one of each field. */
export function wordsOfIssues(issues: readonly z.core.$ZodIssue[]): WrongFields {
  const entries = issues.flatMap((issue): [string, string][] => {
    if (issue.code === "unrecognized_keys") {
      return issue.keys.slice(0, NAMED_MAX).map((key) => [truncate(key, NAME_MAX), "There is no such field."]);
    }
    const [field] = issue.path;
    return field === undefined ? [] : [[String(field), issue.message]];
  });
  return firstOfEach(entries);
}

/** Returns the errors of the rules of publishing, in English and by the API's names of the fields. */
export function wordsOfProblems(collection: ApiCollection, problems: readonly Problem[]): WrongFields {
  return firstOfEach(
    problems.map(({ path, code }) => [nameOf(collection, path), WORDS[code] ?? "This cannot be taken."]),
  );
}
