import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import {
  createRequestHandler,
  matchRoutes,
  type RouteObject,
  type RouterContextProvider,
  type ServerBuild,
} from "react-router";
import type { PageCache, RenderedPage } from "../page-cache/page-cache.ts";
import type { Services } from "../services.ts";
import type { RouteCacheHandle } from "./route-handle.ts";
import { sendPage, sendResponse } from "./send.ts";
import type { Step } from "./site-request.ts";

/** When a page changes by itself: routes may lower `until` (ms since 1970). */
export interface PageLife {
  until: number;
}

/** What the bundle's entry gives the server beside the routes. */
export interface EntryModule {
  createLoadContext(services: Services, life: PageLife): RouterContextProvider;
}

/** The next New Year in UTC: the copyright year in the footer changes then. */
export function nextNewYear(now: Date = new Date()): number {
  return Date.UTC(now.getUTCFullYear() + 1, 0, 1);
}

interface Pages {
  build: ServerBuild;
  services: Services;
  cache: PageCache;
  common: Readonly<Record<string, string>>;
}

/** The last step: the router's pages and resources, through the page cache where a route allows it. */
export function pages({ build, services, cache, common }: Pages): Step {
  const handler = createRequestHandler(build, process.env.NODE_ENV ?? "production");
  const routes = routeTree(build);
  const { createLoadContext } = build.entry.module as unknown as EntryModule;

  const render = async (request: Request): Promise<{ answer: Response; life: PageLife }> => {
    const life = { until: nextNewYear() };
    return { answer: await handler(request, createLoadContext(services, life)), life };
  };

  return async (request, response) => {
    const url = new URL(request.url ?? "/", services.config.publicUrl);
    const key = request.method === "GET" || request.method === "HEAD" ? cacheKey(routes, url) : undefined;
    if (key === undefined) {
      const { answer } = await render(webRequest(request, response, url));
      await sendResponse(response, answer, common);
      return true;
    }
    const page = await cache.getOrRender(key, async () => {
      const { answer, life } = await render(new Request(new URL(key, url)));
      return rendered(answer, life);
    });
    sendPage(request, response, page, common);
    return true;
  };
}

async function rendered(answer: Response, life: PageLife): Promise<RenderedPage> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    expiresAt: life.until,
  };
}

/** The cache key of an address, or undefined when its route is not kept: the path and its declared parameters. */
function cacheKey(routes: RouteObject[], url: URL): string | undefined {
  const matches = matchRoutes(routes, url);
  const cache = (matches?.at(-1)?.route.handle as RouteCacheHandle | undefined)?.cache;
  if (cache === undefined) return undefined;
  const parameters = new URLSearchParams();
  for (const name of cache.query) {
    const value = url.searchParams.get(name);
    if (value !== null && value !== "") parameters.set(name, value);
  }
  return parameters.size === 0 ? url.pathname : `${url.pathname}?${parameters}`;
}

/** The build's flat list of routes as the tree that `matchRoutes` reads. */
function routeTree(build: ServerBuild, parentId?: string): RouteObject[] {
  return Object.values(build.routes).flatMap((route): RouteObject[] => {
    if (route === undefined || route.parentId !== parentId) return [];
    const shared = {
      id: route.id,
      handle: route.module.handle,
      ...(route.path === undefined ? {} : { path: route.path }),
    };
    return [route.index === true ? { ...shared, index: true } : { ...shared, children: routeTree(build, route.id) }];
  });
}

function webRequest(request: IncomingMessage, response: ServerResponse, url: URL): Request {
  const headers = new Headers();
  for (const [name, value] of Object.entries(request.headers)) {
    for (const one of Array.isArray(value) ? value : [value]) if (one !== undefined) headers.append(name, one);
  }
  const gone = new AbortController();
  response.once("close", () => gone.abort());
  const method = request.method ?? "GET";
  const body = method === "GET" || method === "HEAD" ? null : (Readable.toWeb(request) as ReadableStream<Uint8Array>);
  return new Request(url, {
    method,
    headers,
    body,
    signal: gone.signal,
    ...(body === null ? {} : { duplex: "half" }),
  } as RequestInit);
}
