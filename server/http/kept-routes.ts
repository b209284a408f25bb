import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { type BodyLimits, DEFAULT_BODY, type RouteHandle } from "./route-handle.ts";

/** What a route takes that does more than show something. */
export interface WritingRoute {
  /** It is a resource, not a page: its refusals are JSON. */
  isResource: boolean;
  body: BodyLimits;
}

/** Which addresses the page cache keeps and which take a body, read from the routes themselves. */
export interface KeptRoutes {
  /**
   * The cache key of an address, its path and the parameters that its route declares, and whether the page is to be
   * kept. Undefined when its route is not for all visitors alike.
   */
  keyOf(url: URL): { key: string; keep: boolean } | undefined;
  /** What the route of an address takes; undefined when it only shows something: it has no `action`. */
  writingAt(url: URL): WritingRoute | undefined;
  /** Paths of all kept routes without parameters. */
  fixedPaths: readonly string[];
}

/** Reads the cache handles of a build's routes. */
export function keptRoutes(build: ServerBuild): KeptRoutes {
  const tree = routeTree(build);
  const leaves = tree.flatMap((route) => route.children ?? []);
  return {
    writingAt(url) {
      const route = matchRoutes(tree, url)?.at(-1)?.route;
      if (route?.action !== true) return undefined;
      const isResource = build.routes[route.id ?? ""]?.module.default === undefined;
      return { isResource, body: handleOf(route)?.body ?? DEFAULT_BODY };
    },
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

function handleOf(route: RouteObject | undefined): RouteHandle | undefined {
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
