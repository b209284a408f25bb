import type { Language } from "#platform/i18n/languages.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns the menu that staff have published, without entries that lead to no page; what is last known when the
     * database does not answer, and the default menu before that.
     */
    menu(language: Language, life?: { until: number }): Promise<Menu>;
    /**
     * Returns the hidden parts of the navigation, pages without entries included; the last known ones when the database
     * does not answer, and none before that.
     */
    navigation(life?: { until: number }): Promise<Navigation>;
  }
}

/** The menu of the site in one language. */
export interface Menu {
  /** The main navigation, in order. */
  main: readonly MenuEntry[];
  /** Entries at the bottom of the menu and of the footer. */
  further: readonly MenuEntry[];
  /** Entries of a collection and last its list, below the main entry of that list. */
  listed: readonly MenuEntry[];
  /** Labels of pages by the names of the texts that they replace: "nav.contact". */
  labels: Readonly<Record<string, string>>;
}

/** An entry of the menu. */
export interface MenuEntry {
  /** A path without language, or the https address of another site. */
  path: string;
  title: string;
  /** Whether it is below the last entry that is not. */
  below?: boolean;
  /** The language of the title, if it may differ from that of the menu. */
  language?: Language;
  /** Its place in the list of its collection: "03"; empty for the list itself. */
  number?: string;
}

/** Parts hidden in the header, its menus, the footer and the site map: by the company, or for want of entries. */
export interface Navigation {
  /** Parts of the site by the first segment of their URLs. Their pages remain available. */
  hidden: string[];
}

/** The default until the company changes it: nothing is hidden. */
export const DEFAULT_NAVIGATION: Navigation = { hidden: [] };

/** Returns whether a path is in a hidden part. A query or fragment may follow it. */
export function isHidden(path: string, hidden: readonly string[]): boolean {
  const [plain = ""] = path.split(/[?#]/, 1);
  return hidden.some((part) => `${plain}/`.startsWith(`/${part}/`));
}
