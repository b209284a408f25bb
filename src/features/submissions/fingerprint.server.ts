import { createHmac } from "node:crypto";
import { KEY_FIELD } from "./form-extras.ts";

const KEY = /^[\w-]{8,64}$/;
/** As long as a browser may keep trying with one key. */
const SAME_KEY_MS = 86_400_000;
/** As long as equal words from one address are one submission. */
const SAME_WORDS_MS = 600_000;

/** How a submission that comes again is told from a new one. Times are ms. */
export interface Fingerprints {
  /** Of the client's address and everything that was typed. */
  ofWords: { print: string; forMs: number };
  /** Of the key that script made when the form was opened and everything that was typed; undefined without a key. */
  ofKey: { print: string; forMs: number } | undefined;
}

/**
 * Makes the fingerprints of a submission. Text that was changed after a lost answer is another submission, key or not:
 * nothing sent is lost. Keyed by the site's secret, so that they cannot be guessed back.
 * @param typed everything that makes it another submission than the one before
 */
export function fingerprintsOf(
  fields: Readonly<Record<string, string>>,
  typed: readonly string[],
  address: string,
  secret: string,
): Fingerprints {
  const printOf = (source: string) =>
    createHmac("sha256", secret)
      .update(`submission:${JSON.stringify([source, ...typed])}`)
      .digest("base64url");
  const key = fields[KEY_FIELD] ?? "";
  return {
    ofWords: { print: printOf(`address:${address}`), forMs: SAME_WORDS_MS },
    ofKey: KEY.test(key) ? { print: printOf(`key:${key}`), forMs: SAME_KEY_MS } : undefined,
  };
}
