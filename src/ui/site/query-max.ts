/** Maximum characters of a search text; the rest is cut, so that no query is expensive. */
export const QUERY_MAX = 100;
/** Maximum words of a search that looks for each word separately; the rest is ignored, for the same reason. */
export const WORDS_MAX = 8;
