import type { RouteCacheHandle } from "#server/http/route-handle.ts";

/** Parameters that anybody may fill with anything; what they lead to is not worth keeping. */
const ENDLESS = ["q", "id", "sent"];

/**
 * The handle of a page or resource that is the same for all visitors and rendered once: `export const handle = keptPage()`.
 * @param query parameters that change what it shows; all others are ignored
 */
export function keptPage(...query: string[]): RouteCacheHandle {
  return { cache: { query, endless: query.filter((name) => ENDLESS.includes(name)) } };
}
