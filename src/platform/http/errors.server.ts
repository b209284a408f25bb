/** The failures the site expects, each with its HTTP status and whether it is logged. */
export const EXPECTED_FAILURES = {
  "storage-unavailable": { status: 503, reported: true },
  "storage-full": { status: 507, reported: true },
  "not-found": { status: 404, reported: false },
  "bad-request": { status: 400, reported: false },
  "foreign-origin": { status: 403, reported: false },
  "signed-out": { status: 401, reported: false },
  forbidden: { status: 403, reported: false },
  unconfirmed: { status: 403, reported: false },
  conflict: { status: 409, reported: false },
  gone: { status: 410, reported: false },
  "body-too-slow": { status: 408, reported: false },
  "body-too-large": { status: 413, reported: false },
  "unsupported-body": { status: 415, reported: false },
  "invalid-input": { status: 422, reported: false },
  "too-many": { status: 429, reported: false },
  /** The stored data of one record is damaged; everything else works. */
  "unreadable-record": { status: 500, reported: true },
} as const;

/** Seconds after which a client may retry when the storage is unavailable, for `Retry-After`. */
export const RETRY_AFTER_S = "30";

export type FailureId = keyof typeof EXPECTED_FAILURES;

/** A failure that the site expects. `id` is stable: logs, tests and the API use it. */
export class ExpectedError extends Error {
  override name = "ExpectedError";
  readonly id: FailureId;

  constructor(id: FailureId, message: string, options?: ErrorOptions) {
    super(message, options);
    this.id = id;
  }
}

/**
 * Returns the id of an expected failure, or undefined for any other error. Compares the name, not the class: the bundle
 * and the natively run code each load this module once.
 */
export function failureId(error: unknown): FailureId | undefined {
  if (!(error instanceof Error) || error.name !== "ExpectedError" || !("id" in error)) return undefined;
  return Object.hasOwn(EXPECTED_FAILURES, String(error.id)) ? (error.id as FailureId) : undefined;
}
