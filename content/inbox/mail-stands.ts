/** Where a mail stands, the worst first; retrying: it waits for another try. */
export const MAIL_STANDS = ["failed", "retrying", "waiting", "sent"] as const;

export type MailStand = (typeof MAIL_STANDS)[number];
