import { refuseMethod } from "#features/api/json.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import type { Route } from "./+types/former-item";
import { respondItem } from "./resource.ts";

export const handle = cacheable("id");

/** GET /get_….php?id={id}: an address of the specification; the response is that of /api/{collection}/{id}. */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondItem(args, new URL(args.request.url).searchParams.get("id") ?? "");
}

/** Every other method. */
export function action(): Response {
  return refuseMethod();
}
