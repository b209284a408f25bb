import { ALLOWED } from "#features/api/json.ts";
import { respondList } from "#features/publishing/api/resource.ts";
import { respondCreate } from "#features/publishing/api/saving/saving.ts";
import { savingCall } from "#features/publishing/api/saving/saving-call.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import type { Route } from "./+types/list";
import { projects } from "./resource.ts";
import { projectFields } from "./saved-fields.ts";

export const handle = { ...keptPage("page"), ...savingCall };

/** GET /api/projects */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondList(args, projects);
}

/** POST /api/projects: makes one and publishes it. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args, { ...projects, names: projectFields }, ALLOWED.list);
}
