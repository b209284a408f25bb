import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { Route } from "./+types/messages";

/** POST /dashboard/export/messages.csv: all messages as a table. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(
    args,
    async ({ actor, exports }) =>
      attachment({
        name: "messages.csv",
        type: "text/csv; charset=utf-8",
        body: await exports.messagesCsv(actor),
      }),
    "admin",
  );
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
