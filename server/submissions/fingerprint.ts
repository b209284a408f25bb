import { createHmac } from "node:crypto";
import { KEY_FIELD } from "#content/submissions/form-extras.ts";

const KEY = /^[\w-]{8,64}$/;
/** With a key: as long as a browser may keep trying. Without one: section on double submits, 10 minutes. */
const SAME_WITH_KEY_MS = 86_400_000;
const SAME_WITHOUT_KEY_MS = 600_000;

/** How a submission that comes again is told: by the same fingerprint, not longer ago than `sameForMs`. */
export interface Fingerprint {
  fingerprint: string;
  sameForMs: number;
}

/**
 * The fingerprint of a submission: of the key that script has made when the form was opened, or else of the client's
 * address, and of everything that was typed. Text that was changed after a lost answer is another submission, key or
 * not: nothing sent is lost. Keyed by the site's secret, so that it cannot be guessed back.
 */
export function fingerprintOf(
  fields: Readonly<Record<string, string>>,
  typed: readonly string[],
  address: string,
  secret: string,
): Fingerprint {
  const key = fields[KEY_FIELD] ?? "";
  const hasKey = KEY.test(key);
  const text = JSON.stringify([hasKey ? `key:${key}` : `address:${address}`, ...typed]);
  return {
    fingerprint: createHmac("sha256", secret).update(`submission:${text}`).digest("base64url"),
    sameForMs: hasKey ? SAME_WITH_KEY_MS : SAME_WITHOUT_KEY_MS,
  };
}
