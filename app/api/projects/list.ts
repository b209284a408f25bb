import { keptPage } from "../../middleware/kept-page.ts";
import { ALLOWED } from "../json.ts";
import { respondList } from "../resource.ts";
import { respondCreate } from "../saving/saving.ts";
import { savingCall } from "../saving/saving-call.ts";
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
