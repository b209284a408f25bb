import { data, type RouterContextProvider } from "react-router";
import { preferredLanguage } from "#i18n/preferred-language.ts";
import type { Actor } from "#server/accounts/accounts.ts";
import { requireRole } from "#server/accounts/require-role.ts";
import { failureId } from "#server/errors.ts";
import { refusalError } from "#server/http/refusal.ts";
import type { Services } from "#server/services.ts";
import { servicesContext, visitorContext } from "./site-context.ts";

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

/**
 * Says who asks, and refuses whoever may not. Every loader and action of the dashboard begins with it: the layout above
 * them guards nothing, as a data request may ask for any route alone.
 * @throws a 401 answer for nobody, a 403 answer for a role that is not enough; both show in the dashboard's look
 */
export async function staffContext(
  { context, request }: StaffArgs,
  role: Actor["role"] = "editor",
): Promise<StaffContext> {
  const services = context.get(servicesContext);
  const { refusal } = context.get(visitorContext);
  if (refusal !== undefined) throw refusalError(refusal);
  const actor = await services.accounts.whoIs(request.headers);
  if (actor === undefined) throw data({ language: preferredLanguage(request.headers.get("accept-language")) }, 401);
  try {
    requireRole(actor, role);
  } catch (error) {
    if (failureId(error) === "forbidden") throw data({ language: actor.language }, 403);
    throw error;
  }
  return { ...services, actor, searchParams: new URL(request.url).searchParams };
}
