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
  content: { fingerprint: string; forMs: number };
  /** Of the key that script made when the form was opened and everything that was typed; undefined without a key. */
  idempotencyKey: { fingerprint: string; forMs: number } | undefined;
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
  const key = keyOf(fields);
  return {
    content: { fingerprint: fingerprintOf(`address:${address}`, typed, secret), forMs: SAME_WORDS_MS },
    idempotencyKey:
      key === undefined ? undefined : { fingerprint: fingerprintOf(`key:${key}`, typed, secret), forMs: SAME_KEY_MS },
  };
}

/**
 * Derives the secret of a private link that only the answer contains: a submission sent again with the same key gets
 * the same secret. It is a fingerprint of its own and is never stored. The stored fingerprints do not lead to it, even with
 * the site's secret.
 * @returns 256 bits in base64url; undefined for a submission without a key, as it may be another person's
 */
export function repeatableToken(
  fields: Readonly<Record<string, string>>,
  typed: readonly string[],
  secret: string,
): string | undefined {
  const key = keyOf(fields);
  return key === undefined ? undefined : fingerprintOf(`link:${key}`, typed, secret);
}

function keyOf(fields: Readonly<Record<string, string>>): string | undefined {
  const key = fields[KEY_FIELD] ?? "";
  return KEY.test(key) ? key : undefined;
}

const fingerprintOf = (source: string, typed: readonly string[], secret: string): string =>
  createHmac("sha256", secret)
    .update(`submission:${JSON.stringify([source, ...typed])}`)
    .digest("base64url");
