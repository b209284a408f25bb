import { servicesContext, visitorContext } from "#platform/http/site-context.ts";
import type { Visit } from "../accounts.server.ts";
import type { Accounts } from "../open-accounts.server.ts";
import type { StaffArgs } from "../staff.ts";

/** Returns the services for pages of links, which need no session: the link identifies the account. */
export function linkContext({ context, request }: StaffArgs): { accounts: Accounts; visit: Visit } {
  const { accounts } = context.get(servicesContext);
  return { accounts, visit: { headers: request.headers, address: context.get(visitorContext).address } };
}
