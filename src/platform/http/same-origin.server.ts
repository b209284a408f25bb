import type { IncomingHttpHeaders } from "node:http";

/** Where browsers say that a request of this site's own pages, or of the visitor's own hand, comes from. */
const OWN_SITES = ["same-origin", "none"];

/**
 * Says whether a request that may change something comes from a page of this site. Every browser of today sends
 * `Origin` with such requests; one without it, with `null` or with another origin is foreign. The Host header plays no
 * part: whoever forges it gains nothing.
 * @param allowed origins, as `config.allowedOrigins` has them
 */
export function isFromOwnPages(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  const site = headers["sec-fetch-site"];
  if (headers.origin === undefined || !allowed.has(headers.origin)) return false;
  return site === undefined || OWN_SITES.includes(String(site));
}
