/** How long delivery waits for what, in ms. */
export interface DeliveryTimes {
  /** Between two looks into the outbox while nothing wakes it. */
  poll: number;
  /** How long the lease lasts when its holder dies. */
  lease: number;
  /** Between two renewals of the lease. */
  renew: number;
  /** For the connection, the look-up of the server's name included. */
  connection: number;
  /** For the server's greeting. */
  greeting: number;
  /** For each further answer of the server. */
  answer: number;
  /** For a whole try: a server that sends a byte now and then never lets `answer` pass. */
  wholeTry: number;
  /** Until a mail that lacks the company's address is looked at again. */
  missingAddress: number;
  /** How long `stop` waits for a running try. */
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
