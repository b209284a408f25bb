/** Characters of a search text that count; the rest is cut, so that no query is expensive. */
export const QUERY_MAX = 100;
