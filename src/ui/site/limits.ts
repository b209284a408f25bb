/** Limits set by section 9 of the specification. */

/** Newest projects on the home page. */
export const HOME_PROJECTS = 8;
/** Newest news on the home page. */
export const HOME_NEWS = 6;
/** Newest news highlighted on the news page. */
export const NEWS_SET_APART = 3;
/** Other products beside a product: the first ones of the list. */
export const OTHER_PRODUCTS = 3;
/** Maximum characters of a product's description on its card, see `excerpt`. */
export const PRODUCT_CARD_CHARACTERS = 90;
/** Maximum items of a JSON list. */
export const API_PAGE_SIZE = 100;
