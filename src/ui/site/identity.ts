import type { Language } from "#platform/i18n/languages.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns the site's title, description and pictures; the last known ones when the database does not answer, and
     * none before that.
     * @param life of the page they are read for, if any: that page is then not cached
     */
    identity(language: Language, life?: { until: number }): Promise<Identity>;
  }
}

/** Title, description and pictures of the site. */
export interface Identity {
  /** Empty while nothing is known. */
  title: string;
  /** For pages without one of their own. */
  description: string;
  /** Paths of uploads, as in `img`; undefined for the drawings of the release. The first two have the copies of a mark. */
  logo?: string | undefined;
  icon?: string | undefined;
  /** The picture of shared links to pages without one of their own. */
  picture?: string | undefined;
}

export const NO_IDENTITY: Identity = { title: "", description: "" };
