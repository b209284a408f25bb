import { createContext } from "react";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";

/** What the server passes to the document beside its data. */
interface DocumentPartsValue {
  /** Language of the document. */
  language: string;
  /** Whether React hydrates the page: only on the pages of signed-in staff. */
  hydrated: boolean;
  /** Allows the router's inline scripts on a hydrated page. */
  nonce: string | undefined;
  /**
   * All style sheets of a page that is not hydrated, inlined in its head: one response contains the whole first view.
   */
  css: string;
  /** URL of the style sheet for print of a page that is not hydrated. */
  printSheet: string | undefined;
  enhancementScript: string | undefined;
  /** The HTTP status of the page. */
  status: number;
  /** Id of the log line of a failure. */
  failureLogId: string | undefined;
  /** Adds its version to the path of a file of this site. */
  versioned(path: string): string;
  /** Returns whether this site has a file at a path. */
  hasFile(path: string): boolean;
  /** Returns a drawing of the site that the page can contain; undefined for other files, and on hydrated pages. */
  drawing(path: string): { viewBox: string; ground: string; shapes: string } | undefined;
}

/** The default applies in the browser, where there is no provider: the values of a hydrated page. */
export const DocumentPartsContext = createContext<DocumentPartsValue>({
  language: import.meta.env.SSR ? FALLBACK_LANGUAGE : document.documentElement.lang,
  hydrated: !import.meta.env.SSR,
  nonce: undefined,
  css: "",
  printSheet: undefined,
  enhancementScript: undefined,
  status: 200,
  failureLogId: undefined,
  versioned: (path) => path,
  hasFile: () => true,
  drawing: () => undefined,
});

export const DocumentParts = DocumentPartsContext.Provider;

/**
 * Chromium decides before linked styles have loaded whether a document takes part in a page transition. A hydrated
 * document declares it inline; otherwise the transition to it is aborted with an error in the console.
 */
export const PAGE_TRANSITION = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
