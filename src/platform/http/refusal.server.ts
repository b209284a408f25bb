import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { bringsToken } from "./bearer-token.server.ts";
import type { WritingRoute } from "./cached-routes.server.ts";
import { EXPECTED_FAILURES, ExpectedError, type FailureId } from "./errors.server.ts";
import { isFromOwnPages } from "./same-origin.server.ts";

/** Why a request is refused before its route runs. */
export type Refusal = Extract<FailureId, "foreign-origin" | "body-too-large">;

/**
 * Checks the headers of a request that may change something.
 * @param route what its route takes
 * @param allowed origins that it may come from
 */
export function refusalOf(
  { headers }: Pick<IncomingMessage, "headers">,
  { body, takesTokens }: WritingRoute,
  allowed: ReadonlySet<string>,
): Refusal | undefined {
  const foreign = !isFromOwnPages(headers, allowed) && !(takesTokens && hasTokenAlone(headers));
  if (foreign) return "foreign-origin";
  return Number(headers["content-length"] ?? 0) > body.bytes ? "body-too-large" : undefined;
}

/** Browsers do not send a token on their own, and a request without cookies carries no session. */
function hasTokenAlone(headers: IncomingHttpHeaders): boolean {
  return bringsToken(headers.authorization) && headers.cookie === undefined;
}

const REASONS: Record<Refusal, string> = {
  "foreign-origin": "This request does not come from a page of this site.",
  "body-too-large": "The request is too large for this address.",
};

/** Returns a refusal as the error that becomes its page. */
export function refusalError(refusal: Refusal): ExpectedError {
  return new ExpectedError(refusal, REASONS[refusal]);
}

/** Returns a refusal as a resource answers it: `{"error"}` with its status. */
export function refusalResponse(refusal: Refusal): Response {
  return Response.json({ error: REASONS[refusal] }, { status: EXPECTED_FAILURES[refusal].status, headers: JSON_TYPE });
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
