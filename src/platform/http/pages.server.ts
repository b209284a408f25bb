import type { IncomingMessage, ServerResponse } from "node:http";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { type PreparedPage, prepare, type RenderedPage } from "#platform/page-cache/prepared-page.server.ts";
import type { Config } from "../config.server.ts";
import type { Services } from "../services.server.ts";
import { cachedRoutes, type WritingRoute } from "./cached-routes.server.ts";
import { addressKey, clientAddress } from "./client-address.server.ts";
import { incomingBody } from "./incoming-body.server.ts";
import type { MinimumTransferRate } from "./minimum-transfer-rate.server.ts";
import { type Refusal, refusalOf, refusalResponse } from "./refusal.server.ts";
import { refuseMethod, sendOutcome, sendPage, sendResponse } from "./send.server.ts";
import type { Step } from "./site-request.server.ts";
import { webRequest } from "./web-request.server.ts";

/** When a page changes by itself: routes may lower `until` (ms since 1970). */
export interface PageLife {
  until: number;
}

/** Who asks, as far as the server looks. */
export interface Visitor {
  /** What limits count by: an IPv4 address or an IPv6 network. "unknown" for pages rendered for all. */
  address: string;
  /** Why the request was turned away before any route saw it: its page is to say so and do nothing else. */
  refusal?: Refusal;
}

/** What the bundle's entry gives the server beside the routes. */
export interface EntryModule {
  createLoadContext(services: Services, life: PageLife, visitor: Visitor): RouterContextProvider;
}

/** Who a page is rendered for that all visitors share. */
export const ANYBODY: Visitor = { address: "unknown" };

/** The next New Year in UTC: the copyright year in the footer changes then. */
export function nextNewYear(now: Date = new Date()): number {
  return Date.UTC(now.getUTCFullYear() + 1, 0, 1);
}

interface PagesOptions {
  build: ServerBuild;
  services: Services;
  cache: PageCache;
  common: Readonly<Record<string, string>>;
  mode: "production" | "development";
  /** Whose requests may change something, and who may say for whom he asks. */
  config: Pick<Config, "allowedOrigins" | "trustedProxies">;
  /** The watch that the server has over bodies. */
  transferRate: MinimumTransferRate;
}

/** The router's pages and resources, through the page cache where a route allows it. */
export interface Pages {
  /** The last step of a request's journey. */
  step: Step;
  /** Renders a page into the cache ahead of its first visitor. */
  warm(path: string): Promise<void>;
  /** Paths of all cached pages without parameters. */
  fixedPaths: readonly string[];
}

/** Joins the router's build, the services and the page cache. */
export function createPages({ build, services, cache, common, mode, config, transferRate }: PagesOptions): Pages {
  const handler = createRequestHandler(build, mode);
  const routes = cachedRoutes(build, services.routeHandles);
  const { createLoadContext } = build.entry.module as unknown as EntryModule;
  const { publicUrl } = services.config;

  const render = async (request: Request, visitor: Visitor = ANYBODY) => {
    const life = { until: nextNewYear() };
    return { life, answer: await handler(request, createLoadContext(services, life, visitor)) };
  };

  const cached = (key: string, isCacheable = true): Promise<PreparedPage> =>
    cache.getOrRender(
      key,
      async () => {
        const { answer, life } = await render(new Request(publicUrl + key));
        return rendered(answer, life);
      },
      isCacheable,
    );

  const show = async (request: IncomingMessage, response: ServerResponse, url: URL) => {
    const found = routes.keyOf(url);
    if (found !== undefined) return sendPage(request, response, await cached(found.key, found.isCacheable), common);
    const visitor = visitorOf(request);
    // The head of a page is that of the whole page; a resource may spare itself the work.
    const asked = webRequest(request, response, url, routes.isResource(url) ? {} : { method: "GET" });
    const { answer, life } = await render(asked, visitor);
    // Documents travel compressed, the 404 page among them; other answers may be large or without end.
    if (answer.headers.get("content-type")?.startsWith("text/html") !== true) {
      return sendResponse(response, answer, common);
    }
    sendPage(request, response, await prepare(await rendered(answer, life)), common);
  };

  /** The request was turned away: a resource answers at once, a page is rendered that says why, as a plain GET. */
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
    // The router compares the origin with the address that links start with; ours are allowed under any of them.
    try {
      return (await render(webRequest(request, response, url, { origin: publicUrl, body: stream }), visitor)).answer;
    } finally {
      release();
    }
  };

  /** Anything but reading, at a route that has an action. */
  const write = async (request: IncomingMessage, response: ServerResponse, url: URL, route: WritingRoute) => {
    if (request.method !== "OPTIONS") return handleAction(request, response, url, route);
    return (await render(webRequest(request, response, url), visitorOf(request))).answer;
  };

  const visitorOf = (request: IncomingMessage): Visitor => {
    services.proxyWatch.look(request);
    return { address: addressKey(clientAddress(request, config.trustedProxies)) };
  };

  const step: Step = async (request, response) => {
    const url = new URL(publicUrl + (request.url ?? "/"));
    if (request.method === "GET" || request.method === "HEAD") {
      await show(request, response, url);
      return true;
    }
    const route = routes.writingAt(url);
    if (route === undefined) refuseMethod(response, common);
    else if (!route.isResource && request.method !== "POST") refuseMethod(response, common, "GET, HEAD, POST");
    else await sendOutcome(response, await write(request, response, url, route), common);
    return true;
  };

  return { step, fixedPaths: routes.fixedPaths, warm: async (path) => void (await cached(path)) };
}

async function rendered(answer: Response, life: PageLife): Promise<RenderedPage> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    expiresAt: life.until,
  };
}
