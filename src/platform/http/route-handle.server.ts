/** How much a route's `action` takes, and how long it may take to come. */
export interface BodyLimits {
  bytes: number;
  seconds: number;
}

/** What a route's `handle` says of itself to the page cache. */
export interface RouteCacheHandle {
  cache?: {
    /**
     * Gives the query parameters that change what the page shows, in one spelling: "" or "?…". Others are ignored, and
     * values that the page does not take lead to the page without them.
     */
    search(given: URLSearchParams): string;
    /** Of these, the ones whose values have no end: pages that carry one are rendered anew each time. */
    endless: readonly string[];
  };
}

/** What a route's `handle` may say to the server: `export const handle = { ...cacheable(), body: { bytes, seconds } }`. */
export interface RouteHandle extends RouteCacheHandle {
  /** Limits of a request's body; without them `DEFAULT_BODY` holds. */
  body?: BodyLimits;
  /** Programs may write here with an API token and without `Origin`; the route then looks at the token alone. */
  takesTokens?: boolean;
  /** Pages of this site may show it in a frame. */
  framed?: boolean;
}

/** Enough for any form without a file. */
export const DEFAULT_BODY: BodyLimits = { bytes: 64 * 1024, seconds: 60 };
