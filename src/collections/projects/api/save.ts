import { ALLOWED, refuseMethod } from "#features/api/json.ts";
import { respondCreate } from "#features/publishing/api/saving/saving.ts";
import { savingCall } from "#features/publishing/api/saving/saving-call.ts";
import type { Route } from "./+types/save";
import { projects } from "./resource.ts";
import { projectFields } from "./saved-fields.ts";

export const handle = savingCall;

/** POST /save_projects.php: the address that the specification names, as POST /api/projects. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args, { ...projects, names: projectFields });
}

/** Reading: 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
