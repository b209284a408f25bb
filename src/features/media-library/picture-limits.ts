/** Bounds of uploaded pictures and of their stored copies. */

/** Bytes of a picture's file. */
export const PICTURE_MAX_BYTES = 25 * 1024 * 1024;
export const PICTURE_MAX_MEGABYTES = 25;
/** Pixels of a picture: each takes three or four bytes when it is decoded. */
export const PICTURE_MAX_PIXELS = 40_000_000;
export const PICTURE_MAX_MEGAPIXELS = 40;
/** Pixels of one side: the encoders of the smaller copies support no more. */
export const PICTURE_MAX_SIDE = 16_000;
/** Longest side of stored copies in pixels. */
export const PICTURE_SIDE_MAX = 2400;
/** Characters of an alternative text. */
export const ALT_MAX = 300;

/** Bytes of a data sheet's file. */
export const DOCUMENT_MAX_BYTES = 10 * 1024 * 1024;
export const DOCUMENT_MAX_MEGABYTES = 10;

/** Uploaded pictures on one page of the library. */
export const PICTURES_A_PAGE = 48;
