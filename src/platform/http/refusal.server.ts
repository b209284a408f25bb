import type { IncomingHttpHeaders, IncomingMessage } from "node:http";
import { bringsToken } from "./bearer-token.server.ts";
import type { WritingRoute } from "./cached-routes.server.ts";
import { EXPECTED_FAILURES, ExpectedError, type FailureId } from "./errors.server.ts";
import { isFromOwnPages } from "./same-origin.server.ts";

/** Why a request is turned away before its route sees it. */
export type Refusal = Extract<FailureId, "foreign-origin" | "body-too-large">;

/**
 * Judges a request that may change something by its headers alone.
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

/** A token is no browser's doing, and a request without cookies acts for nobody who is signed in. */
function hasTokenAlone(headers: IncomingHttpHeaders): boolean {
  return bringsToken(headers.authorization) && headers.cookie === undefined;
}

const REASONS: Record<Refusal, string> = {
  "foreign-origin": "This request does not come from a page of this site.",
  "body-too-large": "The request is larger than this address takes.",
};

/** A refusal as the error that becomes its page. */
export function refusalError(refusal: Refusal): ExpectedError {
  return new ExpectedError(refusal, REASONS[refusal]);
}

/** A refusal as a resource answers it: `{"error"}` with its status. */
export function refusalResponse(refusal: Refusal): Response {
  return Response.json({ error: REASONS[refusal] }, { status: EXPECTED_FAILURES[refusal].status, headers: JSON_TYPE });
}

const JSON_TYPE = { "content-type": "application/json; charset=utf-8" };
