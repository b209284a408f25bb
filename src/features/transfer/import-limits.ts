/** Maximum size of an imported file in bytes. */
export const CONTENT_MAX_BYTES = 512 * 1024 * 1024;
export const CONTENT_MAX_MEGABYTES = 512;
