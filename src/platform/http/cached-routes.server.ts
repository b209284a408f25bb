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

/** A page that is the same for all visitors. */
export interface CachedPage {
  /** Its key in the page cache: the path and the parameters that the route takes. */
  key: string;
  /** Whether it is stored there. */
  isCacheable: boolean;
}

/** What the server has to know of a URL before its route runs. */
export interface FoundRoute {
  /** Undefined for an address that no route knows. */
  id?: string;
  /** Pattern of its path, such as "/news/:id". */
  pattern: string;
  /** Whether it is a resource: anything but a page, whose document answers HEAD as it answers GET. */
  isResource: boolean;
  /** Undefined when the route is not the same for all visitors. */
  cached?: CachedPage;
  /** Undefined when the route only reads. */
  writing?: WritingRoute;
}

/** Which URLs are cached and which take a body, derived from the routes. */
export interface CachedRoutes {
  /** Returns what a URL leads to. */
  at(url: URL): FoundRoute;
  /** Paths of all cached routes without parameters. */
  fixedPaths: readonly string[];
}

/** Pattern of an address that no route knows. */
const UNKNOWN = "/*";

/** Paths whose routes are remembered; addresses that nobody knows can not fill the memory. */
const REMEMBERED_PATHS = 1000;

/**
 * Reads the cache handles of a build's routes.
 * @param handles handles by route id; they take precedence over those of the route modules
 */
export function cachedRoutes(build: ServerBuild, handles: ReadonlyMap<string, RouteHandle>): CachedRoutes {
  const leaves = leavesOf(build, handles);
  const routeAt = rememberedRoutes(leaves);
  return {
    at(url) {
      const route = routeAt(withoutDataSuffix(url).pathname);
      if (route === undefined) return { pattern: UNKNOWN, isResource: isDataRequest(url) };
      const { cache, body = DEFAULT_BODY, takesTokens = false } = handleOf(route) ?? {};
      const cached = cache && keyOf(url, cache);
      const isResource = isDataRequest(url) || build.routes[route.id ?? ""]?.module.default === undefined;
      return {
        ...(route.id === undefined ? {} : { id: route.id }),
        pattern: `/${route.path ?? ""}`,
        isResource,
        ...(cached === undefined ? {} : { cached }),
        ...(route.action === true ? { writing: { isResource, body, takesTokens } } : {}),
      };
    },
    fixedPaths: leaves
      .filter((route) => handleOf(route)?.cache !== undefined && !/[:*]/.test(route.path ?? ""))
      .map((route) => `/${route.path ?? ""}`),
  };
}

/**
 * Returns a function that finds the route of a path. `matchRoutes` compiles the paths of all its routes each time: it gets
 * those that begin with the same segment.
 */
function rememberedRoutes(leaves: RouteObject[]): (path: string) => RouteObject | undefined {
  const known = new Map<string, RouteObject | undefined>();
  const bySegment = Map.groupBy(leaves, ({ path = "" }) => path.split("/", 1)[0]);
  return (path) => {
    if (known.has(path)) return known.get(path);
    const [, segment = ""] = path.split("/", 2);
    // An encoded letter is the letter itself.
    const candidates = segment.includes("%") ? leaves : (bySegment.get(segment) ?? []);
    const route = matchRoutes(candidates, path)?.at(-1)?.route;
    if (known.size >= REMEMBERED_PATHS) known.clear();
    known.set(path, route);
    return route;
  };
}

/** Returns the key of a page; undefined for one that is rendered for its visitor. */
function keyOf(url: URL, { search, endless, byVisitor }: NonNullable<RouteHandle["cache"]>): CachedPage | undefined {
  const taken = search(url.searchParams);
  const parameters = new URLSearchParams(taken);
  const isCacheable = !endless.some((name) => parameters.has(name));
  return byVisitor === true && !isCacheable ? undefined : { key: url.pathname + taken, isCacheable };
}

function handleOf(route: RouteObject | undefined): RouteHandle | undefined {
  return route?.handle;
}

/** Returns the routes of a build without layouts. Their paths are whole, because layouts have none. */
function leavesOf(build: ServerBuild, handles: ReadonlyMap<string, RouteHandle>): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined);
  const layouts = new Set(routes.map(({ parentId }) => parentId));
  return routes
    .filter(({ id }) => !layouts.has(id))
    .map(({ id, path = "", caseSensitive = false, module }) => ({
      id,
      path,
      caseSensitive,
      handle: { ...(module.handle as RouteHandle | undefined), ...handles.get(id) },
      action: module.action !== undefined,
    }));
}
