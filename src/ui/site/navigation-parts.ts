import * as z from "zod/mini";

declare module "#platform/services.server.ts" {
  interface Services {
    /** What the navigation leaves out; the last known when the database does not answer, and nothing before that. */
    navigation(life?: { until: number }): Promise<Navigation>;
  }
}

/** Parts of the site that the company may leave out of its navigation; their pages stay where they are. */
export const NAVIGATION_PARTS = ["news", "projects", "products", "careers", "achievements", "media"] as const;

export type NavigationPart = (typeof NAVIGATION_PARTS)[number];

/** What the navigation leaves out: in the header, its menus, the footer and the site map. */
export const navigationSchema = z.strictObject({
  hidden: z.array(z.enum(NAVIGATION_PARTS)).check(z.maxLength(NAVIGATION_PARTS.length)),
});

function isNavigationPart(name: string): name is NavigationPart {
  return (NAVIGATION_PARTS as readonly string[]).includes(name);
}

/** The same as it is stored: parts that only another release has are left out. */
export const storedNavigationSchema = z.object({
  hidden: z._default(
    z.pipe(
      z.array(z.string()),
      z.transform((names: string[]) => names.filter(isNavigationPart)),
    ),
    [],
  ),
});

export type Navigation = z.infer<typeof navigationSchema>;

/** What holds until the company sets something else: all of it shows. */
export const DEFAULT_NAVIGATION: Navigation = { hidden: [] };

/** Says whether an address lies in a part that the navigation leaves out. */
export function isHidden(path: string, hidden: readonly NavigationPart[]): boolean {
  const part = NAVIGATION_PARTS.find((name) => path === `/${name}` || path.startsWith(`/${name}/`));
  return part !== undefined && hidden.includes(part);
}
