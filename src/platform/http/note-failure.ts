import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { EXPECTED_FAILURES, failureId, RETRY_AFTER_S } from "./errors.server.ts";
import { loggedPath } from "./logged-path.server.ts";
import { servicesContext, visitorContext } from "./site-context.ts";

/** The part of the router's arguments that is needed to classify a failure. */
export interface ResourceArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** The part of a failure that a response may show. */
export interface NotedFailure {
  status: number;
  /** For the visitor: the message of an expected failure, undefined for any other error. */
  message: string | undefined;
  /** Id of the log line. */
  logId: string;
}

/** Seconds after which a rate-limited client may retry: the limits cover the last ten minutes. */
const LIMITED_AFTER_S = "600";

/** Returns the `Retry-After` header for a status, for a response whose route sets none. */
export function retryHeaders(status: number): Record<string, string> {
  if (status === 503) return { "retry-after": RETRY_AFTER_S };
  return status === 429 ? { "retry-after": LIMITED_AFTER_S } : {};
}

/**
 * Classifies what a route has thrown and logs it where necessary, with an id that the response may show. Failures of
 * `EXPECTED_FAILURES` have their own status, everything else 500.
 */
export function noteFailure(error: unknown, { context, request }: ResourceArgs): NotedFailure {
  const failure = failureId(error);
  const logId = context.get(visitorContext).requestId ?? randomUUID();
  const expected = failure === undefined ? undefined : EXPECTED_FAILURES[failure];
  if (!request.signal.aborted && expected?.reported !== false) {
    const path = loggedPath(request.url);
    context.get(servicesContext).log.error({ id: logId, failure, path, err: error }, "page failed");
  }
  const message = expected !== undefined && error instanceof Error ? error.message : undefined;
  return { status: expected?.status ?? 500, message, logId };
}
