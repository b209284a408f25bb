/** Characters of a search text that count; the rest is cut, so that no query is expensive. */
export const QUERY_MAX = 100;
/** Words of a search that count where each is looked for by itself; the rest is left out, for the same reason. */
export const WORDS_MAX = 8;
