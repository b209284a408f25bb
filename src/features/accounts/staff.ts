import { data, type RouterContextProvider, redirect } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { refusalError } from "#platform/http/refusal.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { preferredLanguage } from "#platform/i18n/preferred-language.ts";
import type { Services } from "#platform/services.server.ts";
import type { Actor } from "./accounts.server.ts";
import { requireRole } from "./require-role.server.ts";

/** What every loader and action of the dashboard works with. */
export interface StaffContext extends Services {
  /** Who asks; the role has been checked. */
  actor: Actor;
  searchParams: URLSearchParams;
}

/** What of the router's arguments tells who asks. */
export interface StaffArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** What a program or a page's script is told instead. */
export const SECOND_FACTOR_FIRST = "This account needs a second factor first. Set it up at /dashboard/account.";

/** Where a second factor is set up: the one page that opens without one where it is required. */
const SET_UP_PAGE = "/dashboard/account";

/**
 * Says who asks, and refuses whoever may not. Every loader and action of the dashboard begins with it: the layout above
 * them guards nothing, as a data request may ask for any route alone.
 * @throws a 401 answer for nobody, a 403 answer for a role that is not enough; both show in the dashboard's look. A
 * redirect to the page that sets up a second factor, for whoever must have one and has not.
 */
export async function staffContext(args: StaffArgs, role: Actor["role"] = "editor"): Promise<StaffContext> {
  const staff = await ownAccountContext(args);
  const { actor } = staff;
  if (actor.owesSecondFactor === true) throw redirect(SET_UP_PAGE, 303);
  try {
    requireRole(actor, role);
  } catch (error) {
    if (failureId(error) === "forbidden") throw data({ language: actor.language }, 403);
    throw error;
  }
  return staff;
}

/**
 * Says who asks on the page of one's own account, which opens without a second factor too. For no other page.
 * @throws a 401 answer for nobody
 */
export async function ownAccountContext({ context, request }: StaffArgs): Promise<StaffContext> {
  const services = context.get(servicesContext);
  const { refusal, address } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  const actor = await services.accounts.whoIs(request.headers);
  if (actor === undefined) throw data({ language: preferredLanguage(request.headers.get("accept-language")) }, 401);
  return { ...services, actor: { ...actor, address }, searchParams: new URL(request.url).searchParams };
}
