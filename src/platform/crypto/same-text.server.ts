import { timingSafeEqual } from "node:crypto";

/** Compares a given text with a secret one. The time it takes does not depend on where they differ. */
export function isSameText(given: string, secret: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(secret)];
  return a.length === b.length && timingSafeEqual(a, b);
}
