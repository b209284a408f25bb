import { ALLOWED } from "#features/api/json.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import type { Route } from "./+types/item";
import { respondItem } from "./resource.ts";
import { respondChange } from "./saving.ts";
import { savingCall } from "./saving-call.ts";

export const handle = { ...cacheable(), ...savingCall };

/** GET /api/{collection}/{id} */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondItem(args, args.params.id, ALLOWED.item);
}

/** PUT /api/{collection}/{id}: changes an entry and publishes the change. DELETE: moves it to the bin. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondChange(args, args.params.id);
}
