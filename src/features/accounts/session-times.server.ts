/** Idle time after which a session ends, in seconds. */
export const SESSION_IDLE_S = 12 * 3600;
/** Time for which a session counts as confirmed after a password or passkey, ms. */
export const CONFIRMED_MS = 10 * 60_000;
/** Maximum lifetime of a session and of its cookie, in days. */
export const SESSION_DAYS = 30;
