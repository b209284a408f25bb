const FIRST_WAIT_MS = 15_000;
const FACTOR = 4;
const LONGEST_WAIT_MS = 8 * 3_600_000;
const RETRIES = 8;
/** Each wait varies by this share, so that mails refused together are not retried together. */
const JITTER = 0.2;

/** Waits between the attempts of a mail in ms: 9 attempts within about 22 hours, then it has failed. */
export const RETRY_WAITS: readonly number[] = Array.from({ length: RETRIES }, (_, retry) =>
  Math.min(FIRST_WAIT_MS * FACTOR ** retry, LONGEST_WAIT_MS),
);

/**
 * Returns the wait after a failed attempt, in ms; undefined when it was the last one.
 * @param triedBefore number of earlier attempts
 * @param random from 0 to 1
 */
export function waitAfterTry(
  triedBefore: number,
  waits: readonly number[] = RETRY_WAITS,
  random: number = Math.random(),
): number | undefined {
  const wait = waits[triedBefore];
  return wait === undefined ? undefined : Math.round(wait * (1 - JITTER + 2 * JITTER * random));
}
