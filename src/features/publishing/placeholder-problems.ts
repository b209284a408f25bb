import { placeholdersIn } from "#ui/site/company/figures-in-texts.ts";
import type { TextField } from "./fields.ts";
import { type Problem, problem } from "./problems.ts";

/** A sentence with one link: its words in square brackets. */
const LINKED = /^[^[\]]*\[\s*[^[\]\s][^[\]]*\][^[\]]*$/;

/**
 * Returns the problems of the values in a text that may name them: each name that is unknown, each part with
 * braces that is no placeholder, and each value or link that the field must contain and does not.
 * @param isKnown whether the site has a value
 */
export function placeholderProblems(
  path: string,
  text: string,
  { mustContain = [], placeholders = [], linked }: Pick<TextField, "mustContain" | "placeholders" | "linked">,
  isKnown: (name: string) => boolean,
): Problem[] {
  const { names, malformed } = placeholdersIn(text);
  const wrong = names.filter((name) => !placeholders.includes(name) && !isKnown(name));
  const unknown = [...wrong.map((name) => `{{${name}}}`), ...malformed];
  const missing = mustContain.filter((name) => !names.includes(name)).map((name) => `{{${name}}}`);
  return [
    ...[...new Set(unknown)].map((part) => problem(path, "unknown-value", part)),
    ...missing.map((name) => problem(path, "value-missing", name)),
    ...(linked && text.trim() !== "" && !LINKED.test(text) ? [problem(path, "link-missing")] : []),
  ];
}
