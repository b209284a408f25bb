import type { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { sendPage } from "./send.server.ts";
import type { ImmediateStep } from "./site-request.server.ts";

/**
 * The first step: a plain GET of a page that is kept. Its address is its key, so that nothing else need be looked at;
 * addresses with parameters and everything else take the whole journey.
 */
export function cachedPages(cache: PageCache, common: Readonly<Record<string, string>>): ImmediateStep {
  return (request, response) => {
    if (request.method !== "GET" || request.url === undefined) return false;
    const page = cache.get(request.url);
    if (page === undefined) return false;
    sendPage(request, response, page, common);
    return true;
  };
}
