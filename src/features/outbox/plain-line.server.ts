/** Code units of a name in a subject: longer ones are cut, so that the line stays readable in a list of mails. */
const SUBJECT_NAME = 80;

/**
 * Makes one visible line of a text: line breaks and runs of spaces become one space, control characters and those that
 * turn the direction of writing go, so that a value can neither start a header nor pose as another part of the mail.
 */
export function plainLine(text: string): string {
  return text
    .replace(/[\s\p{Z}\p{Cc}]+/gu, " ")
    .replace(/[\p{C}]/gu, "")
    .trim();
}

/**
 * Makes one visible line of a text for the value of a header. What mail programs would decode (RFC 2047, encoded words) is
 * broken up: a typed text could bring line ends and direction marks in it.
 */
export function headerText(text: string): string {
  return plainLine(text).replaceAll("=?", "= ?");
}

/** A name as it stands in a subject line. */
export function subjectName(...parts: readonly string[]): string {
  const name = plainLine(parts.join(" "));
  if (name.length <= SUBJECT_NAME) return name;
  // `isWellFormed` characters only: a cut pair of code units loses its first half too.
  return `${name.slice(0, SUBJECT_NAME).replace(/[\uD800-\uDBFF]$/, "")}…`;
}
