/** Intervals and timeouts of mail delivery, in ms. */
export interface DeliveryTimes {
  /** Interval between checks of the outbox while nothing wakes the mailer. */
  poll: number;
  /** How long the lease lasts after its holder dies. */
  lease: number;
  /** Interval between renewals of the lease. */
  renew: number;
  /** Timeout of the connection, including the DNS lookup. */
  connection: number;
  /** Timeout of the server's greeting. */
  greeting: number;
  /** Timeout of each further response of the server. */
  answer: number;
  /** Timeout of a whole attempt: a server that sends a byte now and then never exceeds `answer`. */
  wholeTry: number;
  /** Interval until a mail without the company's address is checked again. */
  missingAddress: number;
  /** How long `stop` waits for a running attempt. */
  stop: number;
}

/** The times of a running site. */
export const DELIVERY_TIMES: DeliveryTimes = {
  poll: 2_000,
  lease: 15_000,
  renew: 5_000,
  connection: 10_000,
  greeting: 10_000,
  answer: 20_000,
  wholeTry: 60_000,
  missingAddress: 300_000,
  stop: 10_000,
};
