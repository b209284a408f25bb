/**
 * Delivery states of a mail, worst first. `retrying`: the last attempt failed and another is planned; `sending`: an
 * attempt is running; `waiting`: no attempt has been made yet.
 */
export const DELIVERY_STATUSES = ["failed", "retrying", "waiting", "sending", "sent"] as const;

export type DeliveryStatus = (typeof DELIVERY_STATUSES)[number];
