/** Lifetime of an invitation's link, ms. */
export const INVITATION_MS = 7 * 86_400_000;
/** Lifetime of a password reset link, ms. */
export const RESET_MS = 3_600_000;
