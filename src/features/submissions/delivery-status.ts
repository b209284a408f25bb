/**
 * The delivery states of a mail, the worst first. `retrying`: it was not accepted and waits for another try;
 * `sending`: a try is running; `waiting`: no try has begun.
 */
export const DELIVERY_STATUSES = ["failed", "retrying", "waiting", "sending", "sent"] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
