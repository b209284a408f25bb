declare module "#platform/services.server.ts" {
  interface Services {
    /** What the navigation leaves out; the last known when the database does not answer, and nothing before that. */
    navigation(life?: { until: number }): Promise<Navigation>;
  }
}

/** What the navigation leaves out: in the header, its menus, the footer and the site map. */
export interface Navigation {
  /** Parts of the site by the first segment of their addresses; their pages stay where they are. */
  hidden: string[];
}

/** What holds until the company sets something else: all of it shows. */
export const DEFAULT_NAVIGATION: Navigation = { hidden: [] };

/** Says whether an address lies in a part that the navigation leaves out. */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  return hidden.some((part) => path === `/${part}` || path.startsWith(`/${part}/`));
}
