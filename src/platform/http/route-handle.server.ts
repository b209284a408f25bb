/** How large a body a route's `action` takes, and how long it may take to arrive. */
export interface BodyLimits {
  bytes: number;
  seconds: number;
}

/** The part of a route's `handle` that the page cache reads. */
export interface RouteCacheHandle {
  cache?: {
    /**
     * Returns the query parameters that change what the page shows, in one normal form: "" or "?…". Others are ignored,
     * and invalid values are left out.
     */
    search(given: URLSearchParams): string;
    /** Those with too many possible values: pages that have one are rendered each time. */
    endless: readonly string[];
    /** Whether pages that have one are rendered for their visitor, whose address the route counts. */
    byVisitor?: boolean;
  };
}

/**
 * What a route's `handle` may declare for the server: `export const handle = { ...cacheable(), body: { bytes, seconds }
 * }`.
 */
export interface RouteHandle extends RouteCacheHandle {
  /** Limits of a request's body; `DEFAULT_BODY` by default. */
  body?: BodyLimits;
  /** Programs may write here with an API token and without `Origin`; the route then checks only the token. */
  takesTokens?: boolean;
  /** Pages of this site may show it in a frame. */
  framed?: boolean;
  /** It shows pages of this site in frames. */
  frames?: boolean;
}

/** Enough for any form without a file. */
export const DEFAULT_BODY: BodyLimits = { bytes: 64 * 1024, seconds: 60 };
