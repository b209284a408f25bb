import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RouteCacheHandle } from "./route-handle.ts";

/** Which addresses the page cache keeps, read from the routes themselves. */
export interface KeptRoutes {
  /**
   * The cache key of an address: its path and the parameters that its route declares.
   * Undefined when its route is not kept.
   */
  keyOf(url: URL): string | undefined;
  /** Paths of all kept routes without parameters. */
  fixedPaths: readonly string[];
}

/** Reads the cache handles of a build's routes. */
export function keptRoutes(build: ServerBuild): KeptRoutes {
  const tree = routeTree(build);
  const leaves = tree.flatMap((route) => route.children ?? []);
  return {
    keyOf(url) {
      const cache = handleOf(matchRoutes(tree, url)?.at(-1)?.route)?.cache;
      if (cache === undefined) return undefined;
      const parameters = new URLSearchParams();
      for (const name of cache.query) {
        const value = url.searchParams.get(name);
        if (value !== null && value !== "") parameters.set(name, value);
      }
      return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
    },
    fixedPaths: leaves
      .filter((route) => handleOf(route)?.cache !== undefined && !/[:*]/.test(route.path ?? ""))
      .map((route) => `/${route.path ?? ""}`),
  };
}

function handleOf(route: RouteObject | undefined): RouteCacheHandle | undefined {
  return route?.handle;
}

/** The build's flat list of routes as the tree that `matchRoutes` reads. */
function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, module } = route;
    const shared = { id, handle: module.handle, ...(path === undefined ? {} : { path }) };
    return [route.index === true ? { ...shared, index: true } : { ...shared, children: routeTree(build, id) }];
  });
}
