import { keptPage } from "../../middleware/kept-page.ts";
import { refuseMethod } from "../json.ts";
import { respondList } from "../resource.ts";
import type { Route } from "./+types/list";
import { news } from "./resource.ts";

export const handle = keptPage("page");

/** GET /api/news */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondList(args, news);
}

/** Every other method. */
export function action(): Response {
  return refuseMethod();
}
