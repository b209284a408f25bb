import { createHmac } from "node:crypto";
import { isSameText } from "#platform/crypto/same-text.server.ts";

const STEP_MS = 30_000;
const DIGITS = 6;
/** Maximum difference between the clocks, in steps. */
const WINDOW = 1;

/**
 * Returns the time step for which a code of an authenticator app is right (RFC 6238). The caller stores it, as
 * better-auth would accept the same code again.
 * @param now ms since 1970
 * @returns half minutes since 1970
 */
export function totpStep(secret: string, code: string, now: number): number | undefined {
  const current = Math.floor(now / STEP_MS);
  let found: number | undefined;
  for (let step = current - WINDOW; step <= current + WINDOW; step++) {
    if (isSameText(code, totpCode(secret, step))) found = step;
  }
  return found;
}

/** Returns the code of a step (RFC 4226, section 5.3). */
export function totpCode(secret: string, step: number): string {
  const counter = Buffer.alloc(8);
  counter.writeBigUInt64BE(BigInt(step));
  const digest = createHmac("sha1", secret).update(counter).digest();
  const number = digest.readUInt32BE((digest.at(-1) ?? 0) & 0xf) & 0x7fff_ffff;
  return String(number % 10 ** DIGITS).padStart(DIGITS, "0");
}
