import { bringsToken } from "#platform/http/bearer-token.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import type { Actor } from "./accounts.server.ts";
import { requireRole } from "./require-role.server.ts";
import { SECOND_FACTOR_FIRST, type StaffArgs } from "./staff.ts";

/**
 * Says who calls: whose API token came, and where none did, whose session. A request with a token acts for nobody else,
 * whatever cookies it brings. That a session's request comes from a page of this site is checked before (`refusal.ts`).
 * @throws ExpectedError `signed-out` for nobody and for a token that has been revoked, `forbidden`
 */
export async function apiActor({ context, request: { headers } }: StaffArgs): Promise<Actor> {
  const { accounts } = context.get(servicesContext);
  const actor = await (bringsToken(headers.get("authorization"))
    ? accounts.whoseToken(headers)
    : accounts.whoIs(headers));
  if (actor === undefined) throw new ExpectedError("signed-out", "This needs an API token or a signed-in session.");
  if (actor.owesSecondFactor === true) throw new ExpectedError("forbidden", SECOND_FACTOR_FIRST);
  requireRole(actor, "editor");
  return { ...actor, address: context.get(visitorContext).address };
}
