/** How long an invitation's link is good, ms. */
export const INVITATION_MS = 7 * 86_400_000;
/** How long a link to a new password is good, ms. */
export const RESET_MS = 3_600_000;
