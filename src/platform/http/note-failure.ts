import { randomUUID } from "node:crypto";
import type { RouterContextProvider } from "react-router";
import { EXPECTED_FAILURES, failureId, RETRY_AFTER_S } from "./errors.server.ts";
import { loggedPath } from "./logged-path.server.ts";
import { servicesContext } from "./site-context.ts";

/** What a route has of the router's arguments to judge a failure by. */
export interface ResourceArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** A failure as an answer may tell it: never more than this. */
export interface NotedFailure {
  status: number;
  /** For the visitor: the message of an expected failure, undefined for anything else. */
  message: string | undefined;
  /** Id of the log line. */
  logId: string;
}

/** Seconds after which one who has sent too much may: the limits look at the last ten minutes. */
const LIMITED_AFTER_S = "600";

/** The headers that tell when to try again, for an answer whose route says nothing of its own. */
export function retryHeaders(status: number): Record<string, string> {
  if (status === 503) return { "retry-after": RETRY_AFTER_S };
  return status === 429 ? { "retry-after": LIMITED_AFTER_S } : {};
}

/**
 * Judges what a route has thrown and logs what is worth a look, with an id that the answer may show.
 * Failures of `EXPECTED_FAILURES` give their status, everything else 500.
 */
export function noteFailure(error: unknown, { context, request }: ResourceArgs): NotedFailure {
  const failure = failureId(error);
  const logId = randomUUID();
  const expected = failure === undefined ? undefined : EXPECTED_FAILURES[failure];
  if (!request.signal.aborted && expected?.reported !== false) {
    const path = loggedPath(request.url);
    context.get(servicesContext).log.error({ id: logId, failure, path, err: error }, "page failed");
  }
  const message = expected !== undefined && error instanceof Error ? error.message : undefined;
  return { status: expected?.status ?? 500, message, logId };
}
