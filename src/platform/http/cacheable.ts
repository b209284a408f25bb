import type { RouteCacheHandle } from "./route-handle.server.ts";

/** Parameters that anybody may fill with anything; what they lead to is not worth keeping. */
const ENDLESS = ["q", "id", "sent"];

/**
 * The handle of a page or resource that is the same for all visitors and rendered once: `export const handle = cacheable()`.
 * @param query parameters that change what it shows, whatever their values; all others are ignored
 */
export function cacheable(...query: string[]): RouteCacheHandle {
  return cacheableBy((given) => parametersIn(given, query));
}

/** Returns these parameters of an address in one spelling: "" or "?…". */
export function parametersIn(given: URLSearchParams, query: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const name of query) {
    const value = given.get(name);
    if (value !== null && value !== "") parameters.set(name, value);
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/**
 * The same for a page that reads its parameters by rules of its own.
 * @param search gives the parameters as the page reads them, in one spelling: "" or "?…"
 * @param endless further parameters that anybody may fill with too many values to keep what they lead to
 */
export function cacheableBy(
  search: (given: URLSearchParams) => string,
  endless: readonly string[] = [],
): RouteCacheHandle {
  return { cache: { search, endless: [...ENDLESS, ...endless] } };
}
