import { cacheableBy, parametersIn } from "#platform/http/cacheable.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import type { AnyCollection } from "../collection.ts";
import { type ApiCollection, callFilters } from "./call-fields.ts";

/** Returns route handles of API lists that can be filtered, by route id. Filtered answers are never cached. */
export function listCallHandles(collections: readonly AnyCollection[]): ReadonlyMap<string, RouteHandle> {
  const shown = collections.filter((collection): collection is ApiCollection => collection.json !== undefined);
  return new Map(
    shown.flatMap((collection) => {
      const filters = callFilters(collection).map(({ name }) => name);
      const handle = cacheableBy((given) => parametersIn(given, ["page", ...filters]), filters);
      return filters.length === 0 ? [] : [[`api/${collection.addresses.api}`, handle] as const];
    }),
  );
}
