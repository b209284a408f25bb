import { services } from "#collections/services/services.ts";

/** Public pages beside the lists and entries of collections: paths without language, in the order of the sitemap. */
export const pagePaths: readonly string[] = [
  ...["/", "/about", "/services"],
  ...services.map(({ id }) => `/services/${id}`),
  ...["/contact", "/achievements", "/media", "/terms"],
];
