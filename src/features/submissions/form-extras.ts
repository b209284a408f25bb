/** Fields that a form sends beside what a person types. */

/** A field that people do not see and programs like to fill. */
export const HONEYPOT_FIELD = "website";
/** Made by script when the form opens: the same submission, sent again, is recognised by it. */
export const KEY_FIELD = "key";
/** Whole seconds from the opening of the page to sending, reported by script. */
export const ELAPSED_FIELD = "elapsed";
/** Language of the page that an API request comes from; its answers are in it. */
export const LANGUAGE_FIELD = "language";
