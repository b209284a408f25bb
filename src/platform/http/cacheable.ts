import type { RouteCacheHandle } from "./route-handle.server.ts";

/** Parameters that take any value. Pages with them are not worth caching. */
const ENDLESS = ["q", "id", "sent"];

/**
 * Returns the handle of a page or resource that is the same for all visitors and is cached: `export const handle =
 * cacheable()`.
 * @param query parameters that change what it shows, for any value; all others are ignored
 */
export function cacheable(...query: string[]): RouteCacheHandle {
  return cacheableBy((given) => parametersIn(given, query));
}

/** Returns these parameters of a URL in one normal form: "" or "?…". */
export function parametersIn(given: URLSearchParams, query: readonly string[]): string {
  const parameters = new URLSearchParams();
  for (const name of query) {
    const value = given.get(name);
    if (value !== null && value !== "") parameters.set(name, value);
  }
  return parameters.size === 0 ? "" : `?${parameters}`;
}

/**
 * Like `cacheable`, for a page that parses its parameters itself.
 * @param search returns the parameters as the page reads them, in one normal form: "" or "?…"
 * @param endless further parameters with too many possible values to cache
 */
export function cacheableBy(
  search: (given: URLSearchParams) => string,
  endless: readonly string[] = [],
): RouteCacheHandle {
  return { cache: { search, endless: [...ENDLESS, ...endless] } };
}
