/** A session that is not used ends after so many seconds. */
export const SESSION_IDLE_S = 12 * 3600;
/** A password or passkey given in a session allows changes of how one signs in for so long, ms. */
export const CONFIRMED_MS = 10 * 60_000;
/** Used or not, it ends after so many days: so long a browser keeps its cookie. */
export const SESSION_DAYS = 30;
