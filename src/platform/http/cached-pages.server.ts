import type { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { sendPage } from "./send.server.ts";
import type { ImmediateStep } from "./site-request.server.ts";

/**
 * Returns the first step, which answers a plain GET of a cached page. The path is the key, so nothing else is looked
 * up. URLs with parameters and all other requests go to the next steps.
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
