/** What a route's `handle` says of itself to the page cache. */
export interface RouteCacheHandle {
  cache?: {
    /** Query parameters that change what the page shows; all others are ignored. */
    query: readonly string[];
    /** Of these, the ones whose values have no end: pages that carry one are rendered anew each time. */
    endless: readonly string[];
  };
}
