import { bringsToken } from "#platform/http/bearer-token.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import type { Actor } from "./accounts.server.ts";
import { requireRole } from "./require-role.server.ts";
import { SECOND_FACTOR_FIRST, type StaffArgs } from "./staff.ts";

/**
 * Returns the actor of an API call: the owner of its token or, without one, of its session. With a token, cookies are
 * ignored. `refusal.server.ts` has checked before that a session's request comes from a page of this site.
 * @throws ExpectedError `signed-out` without either and for a revoked token, `forbidden`
 */
export async function apiActor({ context, request: { headers } }: StaffArgs): Promise<Actor> {
  const { accounts } = context.get(servicesContext);
  const actor = await (bringsToken(headers.get("authorization"))
    ? accounts.whoseToken(headers)
    : accounts.whoIs(headers));
  if (actor === undefined) throw new ExpectedError("signed-out", "An API token or a logged-in session is required.");
  if (actor.owesSecondFactor === true) throw new ExpectedError("forbidden", SECOND_FACTOR_FIRST);
  requireRole(actor, "editor");
  return { ...actor, address: context.get(visitorContext).address };
}
