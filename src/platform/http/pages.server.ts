import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type RequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import { type PageCache, UNAVAILABLE } from "#platform/page-cache/page-cache.server.ts";
import { type PreparedPage, prepare, type RenderedPage } from "#platform/page-cache/prepared-page.server.ts";
import type { Config } from "../config.server.ts";
import type { Services } from "../services.server.ts";
import { type CachedPage, cachedRoutes, type FoundRoute, type WritingRoute } from "./cached-routes.server.ts";
import { addressKey, clientAddress } from "./client-address.server.ts";
import { incomingBody } from "./incoming-body.server.ts";
import type { MinimumTransferRate } from "./minimum-transfer-rate.server.ts";
import { type Refusal, refusalOf, refusalResponse } from "./refusal.server.ts";
import { nameRoute, type RequestCounts, requestCounts, requestId } from "./request-counts.server.ts";
import { refuseMethod, sendOutcome, sendPage, sendResponse } from "./send.server.ts";
import type { Step } from "./site-request.server.ts";
import { webRequest } from "./web-request.server.ts";

/** Until when a page is valid without a change of content: routes may lower `until` (ms since 1970). */
export interface PageLife {
  until: number;
}

/** What the server knows of the client. */
export interface Visitor {
  /** The key that limits count by: an IPv4 address or an IPv6 network. "unknown" for pages rendered for the cache. */
  address: string;
  /** Why the request was refused before its route ran: the page shows the reason and does nothing else. */
  refusal?: Refusal;
  /** Id of the request, for the line of its failure in the log. */
  requestId?: string;
}

/** What the bundle's entry exports beside the routes. */
export interface EntryModule {
  createLoadContext(services: Services, life: PageLife, visitor: Visitor): RouterContextProvider;
}

/** The visitor for whom cached pages are rendered. */
export const ANYBODY: Visitor = { address: "unknown" };

/** Returns the next New Year in UTC, when the copyright year in the footer changes. */
export function nextNewYear(now: Date = new Date()): number {
  return Date.UTC(now.getUTCFullYear() + 1, 0, 1);
}

interface PagesOptions {
  build: ServerBuild;
  services: Services;
  cache: PageCache;
  common: Readonly<Record<string, string>>;
  mode: "production" | "development";
  /** Origins that may write, proxies whose `X-Forwarded-For` is trusted, and how proxies may store public pages. */
  config: Pick<Config, "allowedOrigins" | "trustedProxies" | "sharedCache">;
  /** The server's watch over the rate of bodies. */
  transferRate: MinimumTransferRate;
  requests?: RequestCounts;
}

/** The router's pages and resources, through the page cache where a route allows it. */
export interface Pages {
  /** The last step of a request. */
  step: Step;
  /** Renders a page into the cache before its first visitor. It is unavailable while the database is away. */
  warm(path: string): Promise<"rendered" | "unavailable">;
  /** Paths of all cached pages without parameters. */
  fixedPaths: readonly string[];
}

/**
 * Returns a function that gives the handler of a route by its id, or without one that of all routes. The router compares
 * a path with every route of its build, several times in a request, and prepares all of them for each page. With builds of
 * one branch, `tests/permissions.test.ts`, which requests every route, takes a third less processor time.
 */
function routeHandlers(build: ServerBuild, mode: PagesOptions["mode"]): (id: string | undefined) => RequestHandler {
  const known = new Map<string | undefined, RequestHandler>();
  return (id) => {
    const handler = known.get(id) ?? createRequestHandler(id === undefined ? build : branchOf(build, id), mode);
    known.set(id, handler);
    return handler;
  };
}

/** Returns a build with one route and the layouts around it. */
function branchOf(build: ServerBuild, leaf: string): ServerBuild {
  const branch = new Set<string>();
  for (let id: string | undefined = leaf; id !== undefined; id = build.routes[id]?.parentId) branch.add(id);
  const ofBranch = <Route>(routes: Readonly<Record<string, Route>>) =>
    Object.fromEntries(Object.entries(routes).filter(([id]) => branch.has(id)));
  return {
    ...build,
    routes: ofBranch(build.routes),
    assets: { ...build.assets, routes: ofBranch(build.assets.routes) },
  };
}

/** Joins the router's build, the services and the page cache. */
export function createPages({
  build,
  services,
  cache,
  common,
  mode,
  config,
  transferRate,
  requests = requestCounts(),
}: PagesOptions): Pages {
  const handlerOf = routeHandlers(build, mode);
  const routes = cachedRoutes(build, services.routeHandles);
  const { createLoadContext } = build.entry.module as unknown as EntryModule;
  const { publicUrl } = services.config;
  const { sharedCache } = config;

  const render = async (request: Request, visitor: Visitor = ANYBODY) => {
    const life = { until: nextNewYear() };
    const handler = handlerOf(routes.at(new URL(request.url)).id);
    return { life, answer: await handler(request, createLoadContext(services, life, visitor)) };
  };

  /** @param onRender called when the cache does not have the page */
  const cached = (
    { key, isCacheable, pattern }: CachedPage & Pick<FoundRoute, "pattern">,
    visitor = ANYBODY,
    onRender = () => {},
  ): Promise<PreparedPage> =>
    cache.getOrRender(
      key,
      async () => {
        onRender();
        const { answer, life } = await render(new Request(publicUrl + key), visitor);
        const isShared = sharedCache !== undefined && isCacheable && answer.status === 200 && isDocument(answer);
        if (isShared && !answer.headers.has("cache-control")) answer.headers.set("cache-control", sharedCache);
        return { ...(await rendered(answer, life)), counts: requests.of(pattern) };
      },
      isCacheable,
    );

  const show = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const { pattern, cached: page, isResource } = routes.at(url);
    nameRoute(response, pattern);
    if (page !== undefined) {
      let isCached = true;
      const anybody = { ...ANYBODY, requestId: requestId(request) };
      const prepared = await cached({ ...page, pattern }, anybody, () => {
        isCached = false;
      });
      nameRoute(response, pattern, isCached);
      return sendPage(request, response, prepared, common);
    }
    const visitor = visitorOf(request);
    // HEAD of a page renders the whole page, for its headers; a resource may skip the work.
    const asked = webRequest(request, response, url, isResource ? {} : { method: "GET" });
    const { answer, life } = await render(asked, visitor);
    // Documents are compressed, including the 404 page; other responses may be large or endless.
    if (!isDocument(answer)) return sendResponse(response, answer, common);
    sendPage(request, response, await prepare(await rendered(answer, life)), common);
  };

  /** Refuses a request: a resource answers at once; a page with the reason is rendered as a plain GET. */
  const refuse = async (refusal: Refusal, { isResource }: WritingRoute, url: URL, visitor: Visitor) => {
    if (isResource) return refusalResponse(refusal);
    return (await render(new Request(url), { ...visitor, refusal })).answer;
  };

  const handleAction = async (request: IncomingMessage, response: ServerResponse, url: URL, route: WritingRoute) => {
    const visitor = visitorOf(request);
    const refusal = refusalOf(request, route, config.allowedOrigins);
    if (refusal !== undefined) return refuse(refusal, route, url, visitor);
    const { stream, fail, release } = incomingBody(request, route.body.bytes);
    transferRate.expect(request, route.body.seconds, fail);
    // The router compares the origin with the site's own URL; the origins that are allowed pass for that URL.
    try {
      return (await render(webRequest(request, response, url, { origin: publicUrl, body: stream }), visitor)).answer;
    } finally {
      release();
    }
  };

  /** Any method but GET and HEAD, at a route with an `action`. */
  const write = async (request: IncomingMessage, response: ServerResponse, url: URL, route: WritingRoute) => {
    if (request.method !== "OPTIONS") return handleAction(request, response, url, route);
    return (await render(webRequest(request, response, url), visitorOf(request))).answer;
  };

  const visitorOf = (request: IncomingMessage): Visitor => {
    services.proxyWatch.observe(request);
    return { address: addressKey(clientAddress(request, config.trustedProxies)), requestId: requestId(request) };
  };

  const step: Step = async (request, response) => {
    const url = new URL(publicUrl + (request.url ?? "/"));
    if (request.method === "GET" || request.method === "HEAD") {
      await show(request, response, url);
      return true;
    }
    const { pattern, writing: route } = routes.at(url);
    nameRoute(response, pattern);
    if (route === undefined) refuseMethod(response, common);
    else if (!route.isResource && request.method !== "POST") refuseMethod(response, common, "GET, HEAD, POST");
    else await sendOutcome(response, await write(request, response, url, route), common);
    return true;
  };

  const warm: Pages["warm"] = async (path) => {
    const { pattern } = routes.at(new URL(publicUrl + path));
    const { status } = await cached({ key: path, isCacheable: true, pattern });
    return status === UNAVAILABLE ? "unavailable" : "rendered";
  };
  return { step, fixedPaths: routes.fixedPaths, warm };
}

const isDocument = ({ headers }: Response) => headers.get("content-type")?.startsWith("text/html") === true;

async function rendered(answer: Response, life: PageLife): Promise<RenderedPage> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    expiresAt: life.until,
  };
}
