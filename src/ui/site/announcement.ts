import type { Language } from "#platform/i18n/languages.ts";
import type { MenuEntry } from "./navigation-parts.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns what the company announces today, if anything; what is last known when the database does not answer.
     * @param life of the page it is read for, if any: that page is then not cached
     */
    announcement(language: Language, life?: { until: number }): Promise<Announcement | undefined>;
  }
}

/** A sentence at the top of every public page. */
export interface Announcement {
  text: string;
  /** The language of the sentence and its link. */
  language: Language;
  link?: MenuEntry | undefined;
}
