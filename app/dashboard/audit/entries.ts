import { readAuditQuery } from "#content/audit/audit-query.ts";
import { dayOf } from "#content/time-zone.ts";
import { attachment } from "#server/http/attachment.ts";
import { readForm } from "#server/http/read-form.ts";
import { refuseMethod, staffJson } from "../../middleware/staff-json.ts";
import type { Route } from "./+types/entries";

/** The entries that a form's filters leave as a CSV file; for admins. That it was asked for is on record before. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, audit }) => {
      const { fields } = await readForm(args.request);
      const body = await audit.csv(actor, readAuditQuery(new Map(Object.entries(fields))));
      return attachment({ name: `audit-log-${dayOf(Date.now())}.csv`, type: "text/csv; charset=utf-8", body });
    },
    "admin",
  );
}

export const loader = (args: Route.LoaderArgs) => refuseMethod(args);
