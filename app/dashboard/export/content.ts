import { attachment } from "#server/http/attachment.ts";
import { refuseMethod, staffJson } from "../../middleware/staff-json.ts";
import type { Route } from "./+types/content";

/** POST /dashboard/export/content.json: the site's content as a file that can be imported. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(args, async ({ actor, exports }) => attachment(await exports.content(actor)), "admin");
}

/** Reading: 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
