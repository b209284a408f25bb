import { cacheable } from "#platform/http/cacheable.ts";
import { jsonError } from "./json.ts";

export const handle = cacheable();

/** Any other path below /api: 404 as JSON for all methods. */
export function loader(): Response {
  return jsonError(404, "Not found.");
}

/** As `loader`. */
export function action(): Response {
  return jsonError(404, "Not found.");
}
