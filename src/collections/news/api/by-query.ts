import { refuseMethod } from "#features/api/json.ts";
import { respondItem } from "#features/publishing/api/resource.ts";
import { keptPage } from "#platform/http/kept-page.ts";
import type { Route } from "./+types/by-query";
import { news } from "./resource.ts";

export const handle = keptPage("id");

/** GET /get_news_by_id.php?id={id}: the address that the specification names, the same item as /api/news/{id}. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondItem(args, new URL(args.request.url).searchParams.get("id") ?? "", news);
}

/** Every other method. */
export function action(): Response {
  return refuseMethod();
}
