import { ALLOWED } from "#features/api/json.ts";
import { respondItem } from "#features/publishing/api/resource.ts";
import { respondChange } from "#features/publishing/api/saving/saving.ts";
import { savingCall } from "#features/publishing/api/saving/saving-call.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import type { Route } from "./+types/item";
import { projects } from "./resource.ts";
import { projectFields } from "./saved-fields.ts";

export const handle = { ...keptPage(), ...savingCall };

/** GET /api/projects/{id} */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondItem(args, args.params.id, projects, ALLOWED.item);
}

/** PUT /api/projects/{id}: changes it and publishes the change. DELETE: moves it to the bin. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondChange(args, args.params.id, { ...projects, names: projectFields });
}
