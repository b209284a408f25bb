const FIRST_WAIT_MS = 15_000;
const FACTOR = 4;
const LONGEST_WAIT_MS = 8 * 3_600_000;
const RETRIES = 8;
/** Each wait is up to this share shorter or longer, so that mails refused together do not come back together. */
const JITTER = 0.2;

/** Waits between the tries of a mail in ms: 9 tries within about 22 hours, then it has failed. */
export const RETRY_WAITS: readonly number[] = Array.from({ length: RETRIES }, (_, retry) =>
  Math.min(FIRST_WAIT_MS * FACTOR ** retry, LONGEST_WAIT_MS),
);

/**
 * The wait after a try that failed, in ms; undefined when it was the last one.
 * @param triedBefore how many tries there were before this one
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
