import { data, type RouterContextProvider, redirect } from "react-router";
import { failureId } from "#platform/http/errors.server.ts";
import { refusalError } from "#platform/http/refusal.server.ts";
import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import { preferredLanguage } from "#platform/i18n/preferred-language.ts";
import type { Services } from "#platform/services.server.ts";
import type { Actor } from "./accounts.server.ts";
import { requireRole } from "./require-role.server.ts";

/** Services and actor for the loaders and actions of the dashboard. */
export interface StaffContext extends Services {
  /** The actor, whose role has been checked. */
  actor: Actor;
  searchParams: URLSearchParams;
}

/** The part of the router's arguments that identifies the actor. */
export interface StaffArgs {
  context: Readonly<RouterContextProvider>;
  request: Request;
}

/** Error message for programs and scripts of pages. */
export const SECOND_FACTOR_FIRST = "This account needs a second factor first. Set it up at /dashboard/account.";

/** The page that sets up a second factor; it opens without one even where one is required. */
const SET_UP_PAGE = "/dashboard/account";

/**
 * Returns the actor and the services. Every loader and action of the dashboard calls it first: the layout above them is
 * no guard, as a data request may name any route alone.
 * @throws a 401 response without a session and a 403 response without the role, both shown as pages of the dashboard; a
 * redirect to the page that sets up a second factor when a required one is missing
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
 * Returns the same for the page of one's own account, which opens without a second factor. For no other page.
 * @throws a 401 response without a session
 */
export async function ownAccountContext({ context, request }: StaffArgs): Promise<StaffContext> {
  const services = context.get(servicesContext);
  const { refusal, address } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  const actor = await services.accounts.whoIs(request.headers);
  if (actor === undefined) throw data({ language: preferredLanguage(request.headers.get("accept-language")) }, 401);
  return { ...services, actor: { ...actor, address }, searchParams: new URL(request.url).searchParams };
}
