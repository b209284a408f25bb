/* Technical fields of every form. */

/** Honeypot: hidden from people, filled by bots. */
export const HONEYPOT_FIELD = "website";
/** Idempotency key made by script: a repeated submission is recognised by it. */
export const KEY_FIELD = "key";
/** Whole seconds between opening the page and sending, reported by script. */
export const ELAPSED_FIELD = "elapsed";
/** Stored with the values of a submission that staff entered; its value is where it came from. */
export const SOURCE_FIELD = "source";
/** Language of the page, and of the response. */
export const LANGUAGE_FIELD = "language";
