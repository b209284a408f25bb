import { createHmac } from "node:crypto";
import { KEY_FIELD } from "./form-extras.ts";

const KEY = /^[\w-]{8,64}$/;
/** How long a browser may retry with the same key (ms). */
const SAME_KEY_MS = 86_400_000;
/** How long equal content from one address counts as the same submission (ms). */
const SAME_WORDS_MS = 600_000;

/** Fingerprints by which a repeated submission is recognised. Times are ms. */
export interface Fingerprints {
  /** Of the client's address and all values. */
  content: { fingerprint: string; forMs: number };
  /** Of the idempotency key made by script and all values; undefined without a key. */
  idempotencyKey: { fingerprint: string; forMs: number } | undefined;
}

/**
 * Returns the fingerprints of a submission. Values that were changed after a lost response make a new submission even
 * under the same key, so that no input is lost. They are keyed by the site's secret, against guessing.
 * @param typed all values that distinguish submissions
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
 * Derives the secret of a private link that only the response contains: a submission repeated with the same key gets
 * the same secret. The secret is never stored and cannot be computed from the stored fingerprints, even with the site's
 * secret.
 * @returns 256 bits in base64url; undefined without a key: an equal submission may be another person's
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
