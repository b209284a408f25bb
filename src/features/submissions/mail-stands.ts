/**
 * The delivery states of a mail, the worst first. `retrying`: it was not accepted and waits for another try;
 * `sending`: a try is running; `waiting`: no try has begun.
 */
export const MAIL_STANDS = ["failed", "retrying", "waiting", "sending", "sent"] as const;

export type MailStand = (typeof MAIL_STANDS)[number];
