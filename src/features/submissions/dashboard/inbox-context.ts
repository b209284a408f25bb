import { type StaffArgs, type StaffContext, staffContext } from "#features/accounts/staff.ts";
import { servicesContext } from "#platform/http/site-context.ts";
import type { AnyForm } from "../form.ts";

/** Finds the form of an address below /dashboard. @throws Error when no form has that address */
export function formAt({ context, request }: StaffArgs): AnyForm {
  const folder = new URL(request.url).pathname.split("/")[2]?.replace(/\.data$/, "");
  const form = context.get(servicesContext).forms.find(({ addresses }) => addresses.dashboard === folder);
  if (form === undefined) throw new Error(`no form has an inbox at ${folder}`);
  return form;
}

/** Returns the context of an inbox page. @throws responses as `staffContext`, for the role that may read submissions */
export async function inboxContext(args: StaffArgs): Promise<StaffContext & { form: AnyForm }> {
  const form = formAt(args);
  return { ...(await staffContext(args, form.readableBy)), form };
}
