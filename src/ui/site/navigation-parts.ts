import type { Language } from "#platform/i18n/languages.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns what staff have written of the menu; what is last known when the database does not answer, and nothing
     * before that.
     */
    menu(language: Language, life?: { until: number }): Promise<Menu>;
    /**
     * Returns the hidden parts of the navigation, pages without entries included; the last known ones when the database
     * does not answer, and none before that.
     */
    navigation(life?: { until: number }): Promise<Navigation>;
  }
}

/** What staff have written of the menu. */
export interface Menu {
  entries: readonly MenuEntry[];
  /** Labels of pages by the names of the texts that they replace: "nav.contact". */
  labels: Readonly<Record<string, string>>;
}

/** An entry of the menu that staff have written. */
export interface MenuEntry {
  path: string;
  title: string;
  /** The language of the title. */
  language: Language;
  /** Its place in the list: "03". */
  number: string;
}

/** Parts hidden in the header, its menus, the footer and the site map: by the company, or for want of entries. */
export interface Navigation {
  /** Parts of the site by the first segment of their URLs. Their pages remain available. */
  hidden: string[];
}

/** The default until the company changes it: nothing is hidden. */
export const DEFAULT_NAVIGATION: Navigation = { hidden: [] };

/** Returns whether a path is in a hidden part. */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  return hidden.some((part) => path === `/${part}` || path.startsWith(`/${part}/`));
}
