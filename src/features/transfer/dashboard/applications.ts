import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { Route } from "./+types/applications";

/** POST /dashboard/export/applications.csv: all applications as a table. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, exports }) =>
      attachment({
        name: "applications.csv",
        type: "text/csv; charset=utf-8",
        body: await exports.applicationsCsv(actor),
      }),
    "admin",
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
