import { matchRoutes, type RouteObject, type ServerBuild } from "react-router";
import { isDataRequest, withoutDataSuffix } from "./data-request.server.ts";
import { type BodyLimits, DEFAULT_BODY, type RouteHandle } from "./route-handle.server.ts";

/** A route with an `action`. */
export interface WritingRoute {
  /** Whether it is a resource, not a page: its refusals are JSON. */
  isResource: boolean;
  body: BodyLimits;
  /** Whether programs may write here with an API token instead of an `Origin` of this site. */
  takesTokens: boolean;
}

/** Which URLs are cached and which take a body, derived from the routes. */
export interface CachedRoutes {
  /**
   * Returns the cache key of a URL (its path and the parameters that its route takes) and whether the page is cached.
   * Undefined when its route is not the same for all visitors.
   */
  keyOf(url: URL): { key: string; isCacheable: boolean } | undefined;
  /** Returns whether a URL is a resource: anything but a page, whose document answers HEAD as it answers GET. */
  isResource(url: URL): boolean;
  /** Returns the route with an `action` at a URL; undefined when it only reads. */
  writingAt(url: URL): WritingRoute | undefined;
  /** Paths of all cached routes without parameters. */
  fixedPaths: readonly string[];
}

/**
 * Reads the cache handles of a build's routes.
 * @param handles handles by route id; they take precedence over those of the route modules
 */
export function cachedRoutes(build: ServerBuild, handles: ReadonlyMap<string, RouteHandle>): CachedRoutes {
  const tree = routeTree(build, handles);
  const leaves = tree.flatMap(leavesOf);
  const isResource = (url: URL, route: RouteObject | undefined) =>
    isDataRequest(url) || (route !== undefined && build.routes[route.id ?? ""]?.module.default === undefined);
  return {
    isResource: (url) => isResource(url, matchRoutes(tree, url)?.at(-1)?.route),
    writingAt(url) {
      const route = matchRoutes(tree, withoutDataSuffix(url))?.at(-1)?.route;
      if (route?.action !== true) return undefined;
      const { body = DEFAULT_BODY, takesTokens = false } = handleOf(route) ?? {};
      return { isResource: isResource(url, route), body, takesTokens };
    },
    keyOf(url) {
      const cache = handleOf(matchRoutes(tree, url)?.at(-1)?.route)?.cache;
      if (cache === undefined) return undefined;
      const search = cache.search(url.searchParams);
      const parameters = new URLSearchParams(search);
      return { key: url.pathname + search, isCacheable: !cache.endless.some((name) => parameters.has(name)) };
    },
    fixedPaths: leaves
      .filter((route) => handleOf(route)?.cache !== undefined && !/[:*]/.test(route.path ?? ""))
      .map((route) => `/${route.path ?? ""}`),
  };
}

const leavesOf = (route: RouteObject): RouteObject[] => route.children?.flatMap(leavesOf) ?? [route];

function handleOf(route: RouteObject | undefined): RouteHandle | undefined {
  return route?.handle;
}

/** Turns the build's flat list of routes into the tree that `matchRoutes` reads. */
function routeTree(build: ServerBuild, handles: ReadonlyMap<string, RouteHandle>, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const { id, path, caseSensitive = false, module } = route;
    const shared = {
      id,
      caseSensitive,
      handle: { ...(module.handle as RouteHandle | undefined), ...handles.get(id) },
      action: module.action !== undefined,
      ...(path === undefined ? {} : { path }),
    };
    if (route.index === true) return [{ ...shared, index: true }];
    const children = routeTree(build, handles, id);
    return [children.length === 0 ? shared : { ...shared, children }];
  });
}
