import { ALLOWED } from "#features/api/json.ts";
import { respondList } from "#features/publishing/api/resource.ts";
import { respondCreate } from "#features/publishing/api/saving/saving.ts";
import { savingCall } from "#features/publishing/api/saving/saving-call.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import type { Route } from "./+types/list";
import { news } from "./resource.ts";
import { newsFields } from "./saved-fields.ts";

export const handle = { ...keptPage("page"), ...savingCall };

/** GET /api/news */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondList(args, news);
}

/** POST /api/news: makes one and publishes it. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args, { ...news, names: newsFields }, ALLOWED.list);
}
