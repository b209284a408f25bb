import { refuseMethod, staffJson } from "#features/accounts/staff-json.ts";
import { attachment } from "#platform/http/attachment.server.ts";
import type { Route } from "./+types/content";

/** POST /dashboard/export/content.json: downloads the site's content for an import. For admins. */
export function action(args: Route.ActionArgs): Promise<Response> {
  if (args.request.method !== "POST") return refuseMethod(args);
  return staffJson(args, async ({ actor, exports }) => attachment(await exports.content(actor)), "admin");
}

/** Refuses GET with 405. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return refuseMethod(args);
}
