import type { IncomingMessage, ServerResponse } from "node:http";
import { Readable } from "node:stream";
import { createRequestHandler, type RouterContextProvider, type ServerBuild } from "react-router";
import type { PageCache } from "../page-cache/page-cache.ts";
import { type PreparedPage, prepare, type RenderedPage } from "../page-cache/prepared-page.ts";
import type { Services } from "../services.ts";
import { keptRoutes } from "./kept-routes.ts";
import { refuseMethod, sendPage, sendResponse } from "./send.ts";
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

interface PagesOptions {
  build: ServerBuild;
  services: Services;
  cache: PageCache;
  common: Readonly<Record<string, string>>;
  mode: "production" | "development";
}

/** The router's pages and resources, through the page cache where a route allows it. */
export interface Pages {
  /** The last step of a request's journey. */
  step: Step;
  /** Renders a page into the cache ahead of its first visitor. */
  warm(path: string): Promise<void>;
  /** Paths of all kept pages without parameters. */
  fixedPaths: readonly string[];
}

/** Joins the router's build, the services and the page cache. */
export function createPages({ build, services, cache, common, mode }: PagesOptions): Pages {
  const handler = createRequestHandler(build, mode);
  const routes = keptRoutes(build);
  const { createLoadContext } = build.entry.module as unknown as EntryModule;
  const { publicUrl } = services.config;

  const kept = (key: string, keep = true): Promise<PreparedPage> =>
    cache.getOrRender(
      key,
      async () => {
        const life = { until: nextNewYear() };
        const answer = await handler(new Request(publicUrl + key), createLoadContext(services, life));
        return rendered(answer, life);
      },
      keep,
    );

  const step: Step = async (request, response) => {
    const url = new URL(publicUrl + (request.url ?? "/"));
    const reads = request.method === "GET" || request.method === "HEAD";
    if (!reads && routes.onlyShows(url)) {
      refuseMethod(response, common);
      return true;
    }
    const found = reads ? routes.keyOf(url) : undefined;
    if (found !== undefined) {
      sendPage(request, response, await kept(found.key, found.keep), common);
      return true;
    }
    const life = { until: nextNewYear() };
    const answer = await handler(webRequest(request, response, url), createLoadContext(services, life));
    // Documents travel compressed, the 404 page among them; other answers may be large or without end.
    if (reads && answer.headers.get("content-type")?.startsWith("text/html") === true) {
      sendPage(request, response, await prepare(await rendered(answer, life)), common);
    } else {
      await sendResponse(response, answer, common);
    }
    return true;
  };

  return { step, fixedPaths: routes.fixedPaths, warm: async (path) => void (await kept(path)) };
}

async function rendered(answer: Response, life: PageLife): Promise<RenderedPage> {
  return {
    status: answer.status,
    headers: Object.fromEntries(answer.headers),
    body: await answer.text(),
    expiresAt: life.until,
  };
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
  const streaming = body === null ? {} : { duplex: "half" };
  return new Request(url, { method, headers, body, signal: gone.signal, ...streaming } as RequestInit);
}
