import type { AnswerLetter } from "./answer-blocks.ts";

/** Characters of a whole `mailto:` address: below what mail programs on Windows take (about 2,000). */
export const ANSWER_ADDRESS_MAX = 1_899;

/**
 * The `mailto:` address (RFC 6068) that opens a letter in one's own mail program, with the original quoted below as far
 * as there is room.
 * @param address one plain e-mail address of ASCII characters
 * @param original what the person wrote
 */
export function answerAddress(address: string, { subject, text, quote }: AnswerLetter, original: string): string {
  // A comma or an @ inside of the local part cannot be: what is left of the address is encoded but for its own @.
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

/** The largest number up to `max` that fits, 0 when none does; what fits with a number fits with all smaller ones. */
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

/** A value of a `mailto:` address: line breaks are CRLF, a space is never a plus sign. */
function encoded(text: string): string {
  return encodeURIComponent(text.toWellFormed().replace(/\r\n?|\n/g, "\r\n"));
}
