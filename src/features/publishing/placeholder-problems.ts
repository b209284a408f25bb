import { placeholdersIn } from "#ui/site/company/figures-in-texts.ts";
import type { TextField } from "./fields.ts";
import { type Problem, problem } from "./problems.ts";

/**
 * Returns the problems of the values in a text that may name them: each name that is unknown, each part with
 * braces that is no placeholder, and each value that the field must contain and does not.
 */
export function placeholderProblems(
  path: string,
  text: string,
  { mustContain = [] }: Pick<TextField, "mustContain">,
  isKnown: (name: string) => boolean,
): Problem[] {
  const { names, malformed } = placeholdersIn(text);
  const unknown = [...names.filter((name) => !isKnown(name)).map((name) => `{{${name}}}`), ...malformed];
  const missing = mustContain.filter((name) => !names.includes(name)).map((name) => `{{${name}}}`);
  return [
    ...[...new Set(unknown)].map((part) => problem(path, "unknown-value", part)),
    ...missing.map((name) => problem(path, "value-missing", name)),
  ];
}
