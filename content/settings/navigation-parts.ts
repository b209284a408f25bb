import * as z from "zod/mini";

/** Parts of the site that the company may leave out of its navigation; their pages stay where they are. */
export const NAVIGATION_PARTS = ["news", "projects", "products", "careers", "achievements", "media"] as const;

export type NavigationPart = (typeof NAVIGATION_PARTS)[number];

/** What the navigation leaves out: in the header, its menus, the footer and the site map. */
export const navigationSchema = z.strictObject({
  hidden: z.array(z.enum(NAVIGATION_PARTS)).check(z.maxLength(NAVIGATION_PARTS.length)),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** What holds until the company sets something else: all of it shows. */
export const DEFAULT_NAVIGATION: Navigation = { hidden: [] };
