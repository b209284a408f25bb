/** Maximum length of a name in a subject, in code units. */
const SUBJECT_NAME = 80;

/**
 * Turns a text into one visible line: line breaks and runs of spaces become one space; control and direction characters
 * are removed. The result can neither inject a header nor imitate another part of the mail.
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\s\p{Z}\p{Cc}]+/gu, " ")
    .replace(/[\p{C}]/gu, "")
    .trim();
}

/**
 * Turns a text into one visible line for a header. Encoded words (RFC 2047) are broken up, as mail programs would
 * decode line breaks and direction marks in them.
 */
export function headerText(text: string): string {
  return plainLine(text).replaceAll("=?", "= ?");
}

/** Returns a name for a subject line. */
export function subjectName(...parts: readonly string[]): string {
  const name = plainLine(parts.join(" "));
  if (name.length <= SUBJECT_NAME) return name;
  // Removes a lone surrogate left by the cut.
  return `${name.slice(0, SUBJECT_NAME).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
