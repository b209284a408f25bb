/** Counts that section 9 of the specification fixes. */

/** Newest projects on the home page. */
export const HOME_PROJECTS = 8;
/** Newest news on the home page. */
export const HOME_NEWS = 6;
/** Newest news set apart on the news page. */
export const NEWS_SET_APART = 3;
/** Other products beside a product: the first ones of the list. */
export const OTHER_PRODUCTS = 3;
/** Characters of a product's description on its card; what is cut ends in an ellipsis. */
export const PRODUCT_CARD_CHARACTERS = 90;
/** Items of a JSON list at most. */
export const API_PAGE_SIZE = 100;
