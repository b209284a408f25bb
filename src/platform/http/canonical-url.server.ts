import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { isDataRequest } from "./data-request.server.ts";

/** What to do with a request's target. */
export type TargetVerdict =
  | { kind: "go"; pathname: string; search: string }
  | { kind: "redirect"; location: string }
  | { kind: "refuse"; status: 400 | 404 | 414 };

const TARGET_MAX = 4096;

/** An escaped letter, digit, "-", ".", "_" or "~": the router would read "/n%65ws" as "/news". */
const NEEDLESS_ESCAPE = /%(?:2[de]|3\d|[46][1-9a-f]|5[\daf]|7[\dae])/i;

/** One or more "/en": "/en/en" redirects home in one step. */
const FALLBACK_SEGMENTS = new RegExp(`^(?:/${FALLBACK_LANGUAGE})+(?=/|$)`);

/**
 * Checks a request target before any other code reads it. A trailing slash and "/en/…" redirect (308) to the canonical
 * URL of a page, except under "/api/". Ambiguous targets (empty segments, backslashes, dots, encoded slashes, broken or
 * needless escapes) are refused.
 */
export function checkTarget(target: string): TargetVerdict {
  if (target.length > TARGET_MAX) return { kind: "refuse", status: 414 };
  const [pathname = "", ...query] = target.split("?");
  const search = query.length === 0 ? "" : `?${query.join("?")}`;
  if (!pathname.startsWith("/")) return { kind: "refuse", status: 400 };
  if (!isDecodable(pathname)) return { kind: "refuse", status: 400 };
  if (/\/\/|\\|%2f|%5c|%00|\/\.{1,2}(?:\/|$)/i.test(pathname)) return { kind: "refuse", status: 404 };
  if (NEEDLESS_ESCAPE.test(pathname)) return { kind: "refuse", status: 404 };
  if (isDataRequest({ pathname })) return { kind: "go", pathname, search };
  if (pathname.endsWith(".data")) return { kind: "refuse", status: 404 };
  if (pathname.startsWith("/api/") || pathname === "/api") return { kind: "go", pathname, search };
  const short = pathname.length > 1 && pathname.endsWith("/") ? pathname.slice(0, -1) : pathname;
  const bare = short.replace(FALLBACK_SEGMENTS, "") || "/";
  if (bare !== pathname) return { kind: "redirect", location: bare + search };
  return { kind: "go", pathname, search };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
