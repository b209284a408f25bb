import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import { readForm } from "#platform/http/read-form.server.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import { readAuditQuery } from "../audit-query.ts";
import type { Route } from "./+types/entries";

/** Sends the entries that match a form's filters as a CSV file, for admins. The export is recorded first. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, audit }) => {
      const { fields } = await readForm(args.request);
      const query = readAuditQuery(new Map(Object.entries(fields)), audit.choices);
      const body = await audit.csv(actor, query);
      return attachment({ name: `audit-log-${dayOf(Date.now())}.csv`, type: "text/csv; charset=utf-8", body });
    },
    "admin",
  );
}

export const loader = (args: Route.LoaderArgs) => refuseMethod(args);
