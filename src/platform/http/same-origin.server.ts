import type { IncomingHttpHeaders } from "node:http";

/** Values of `Sec-Fetch-Site` for requests of this site's own pages, or typed by the visitor. */
const OWN_SITES = ["same-origin", "none"];

/**
 * Returns whether a request that may change something comes from a page of this site. Every current browser sends
 * `Origin` with such requests; one without it, with `null` or with another origin is foreign. The Host header is not
 * used, so forging it gains nothing.
 * @param allowed origins, as in `config.allowedOrigins`
 */
export function isFromOwnPages(headers: IncomingHttpHeaders, allowed: ReadonlySet<string>): boolean {
  const site = headers["sec-fetch-site"];
  if (headers.origin === undefined || !allowed.has(headers.origin)) return false;
  return site === undefined || OWN_SITES.includes(String(site));
}
