import { keptBy, parametersIn } from "#platform/http/kept-page.ts";
import type { RouteHandle } from "#platform/http/route-handle.server.ts";
import type { AnyCollection } from "../collection.ts";
import { type ApiCollection, callFilters } from "./call-fields.ts";

/** The handles of the calls for lists that can be filtered, by the ids of their routes. What is filtered is not kept. */
export function listCallHandles(collections: readonly AnyCollection[]): ReadonlyMap<string, RouteHandle> {
  const shown = collections.filter((collection): collection is ApiCollection => collection.json !== undefined);
  return new Map(
    shown.flatMap((collection) => {
      const filters = callFilters(collection).map(({ name }) => name);
      const handle = keptBy((given) => parametersIn(given, ["page", ...filters]), filters);
      return filters.length === 0 ? [] : [[`api/${collection.addresses.api}`, handle] as const];
    }),
  );
}
