import { ALLOWED, refuseMethod } from "#features/api/json.ts";
import { respondCreate } from "#features/publishing/api/saving/saving.ts";
import { savingCall } from "#features/publishing/api/saving/saving-call.ts";
import type { Route } from "./+types/save";
import { news } from "./resource.ts";
import { newsFields } from "./saved-fields.ts";

export const handle = savingCall;

/** POST /save_news.php: the address that the specification names, as POST /api/news. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args, { ...news, names: newsFields });
}

/** Reading: 405. */
export function loader(): Response {
  return refuseMethod(ALLOWED.post);
}
