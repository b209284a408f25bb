import type { AnswerLetter } from "./answer-blocks.ts";

/** Maximum length of a `mailto:` address in characters; mail programs on Windows accept about 2,000. */
export const ANSWER_ADDRESS_MAX = 1_899;

/**
 * Returns the `mailto:` address (RFC 6068) that opens a prepared reply in the mail program. The original is quoted
 * below it and cut where the address would become too long.
 * @param address one plain e-mail address of ASCII characters
 * @param original what the person wrote
 */
export function answerAddress(address: string, { subject, text, quote }: AnswerLetter, original: string): string {
  // The parts are encoded separately: the @ between them must stay as it is.
  const at = address.lastIndexOf("@");
  const to = `${encodeURIComponent(address.slice(0, at))}@${encodeURIComponent(address.slice(at + 1))}`;
  const head = `mailto:${to}?subject=${encoded(subject)}&body=`;
  const room = ANSWER_ADDRESS_MAX - head.length;
  const characters = Array.from(original.toWellFormed());
  const body = (count: number) => encoded(`${text}${quoted(quote, characters, count)}`);
  const count = longest(characters.length, (tried) => body(tried).length <= room);
  if (count > 0) return head + body(count);
  const letter = Array.from(text.toWellFormed());
  const cut = (length: number) => encoded(letter.slice(0, length).join(""));
  return head + cut(longest(letter.length, (tried) => cut(tried).length <= room));
}

/** Returns the largest number up to `max` that fits; 0 for none. Binary search: `fits` must be monotonic. */
function longest(max: number, fits: (count: number) => boolean): number {
  let [low, high] = [0, max];
  while (low < high) {
    const middle = Math.ceil((low + high) / 2);
    if (fits(middle)) low = middle;
    else high = middle - 1;
  }
  return low;
}

function quoted(lead: string, characters: readonly string[], count: number): string {
  const shown = characters.slice(0, count).join("");
  const text = count < characters.length ? `${shown.trimEnd()} …` : shown;
  return `\n\n${lead}\n${text.replace(/^/gm, "> ")}`;
}

/** Encodes a value of a `mailto:` address: line breaks become CRLF, spaces %20. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, "\r\n"));
}
