import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import type { RouteCacheHandle } from "./route-handle.ts";

/** Which addresses the page cache keeps, read from the routes themselves. */
export interface KeptRoutes {
  /**
   * The cache key of an address, its path and the parameters that its route declares, and whether the page is to be
   * kept. Undefined when its route is not for all visitors alike.
   */
  keyOf(url: URL): { key: string; keep: boolean } | undefined;
  /** Says whether the route of an address only shows something: it has no `action`. */
  onlyShows(url: URL): boolean;
  /** Paths of all kept routes without parameters. */
  fixedPaths: readonly string[];
}

/** Reads the cache handles of a build's routes. */
export function keptRoutes(build: ServerBuild): KeptRoutes {
  const tree = routeTree(build);
  const leaves = tree.flatMap((route) => route.children ?? []);
  return {
    onlyShows: (url) => matchRoutes(tree, url)?.at(-1)?.route.action !== true,
    keyOf(url) {
      const cache = handleOf(matchRoutes(tree, url)?.at(-1)?.route)?.cache;
      if (cache === undefined) return undefined;
      const parameters = new URLSearchParams();
      for (const name of cache.query) {
        const value = url.searchParams.get(name);
        if (value !== null && value !== "") parameters.set(name, value);
      }
      const key = parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
      return { key, keep: !cache.endless.some((name) => parameters.has(name)) };
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
    const { id, path, caseSensitive = false, module } = route;
    const shared = {
      id,
      caseSensitive,
      handle: module.handle,
      action: module.action !== undefined,
      ...(path === undefined ? {} : { path }),
    };
    return [route.index === true ? { ...shared, index: true } : { ...shared, children: routeTree(build, id) }];
  });
}
