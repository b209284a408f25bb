import { keptPage } from "../../middleware/kept-page.ts";
import { refuseMethod } from "../json.ts";
import { respondItem } from "../resource.ts";
import type { Route } from "./+types/item";
import { news } from "./resource.ts";

export const handle = keptPage();

/** GET /api/news/{id} */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondItem(args, args.params.id, news);
}

/** Every other method. */
export function action(): Response {
  return refuseMethod();
}
