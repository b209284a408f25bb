import type { PageCache } from "#platform/page-cache/page-cache.server.ts";
import { nameRoute } from "./request-counts.server.ts";
import { sendPage } from "./send.server.ts";
import type { ImmediateStep } from "./site-request.server.ts";

/**
 * Returns the first step, which answers a plain GET of a cached page. The path is the key, so nothing else is looked
 * up. URLs with parameters and all other requests go to the next steps.
 * @param names whether it names its routes for the access log
 */
export function cachedPages(cache: PageCache, common: Readonly<Record<string, string>>, names = false): ImmediateStep {
  return (request, response) => {
    if (request.method !== "GET" || request.url === undefined) return false;
    const page = cache.get(request.url);
    if (page === undefined) return false;
    sendPage(request, response, page, common);
    const { counts } = page;
    if (counts === undefined) return true;
    if (response.statusCode === 304) counts.notModified += 1;
    else counts.cached += 1;
    if (names) nameRoute(response, counts.route, true);
    return true;
  };
}
