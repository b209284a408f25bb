import { createContext } from "react";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";

/** What the server gives the document beside its data. */
interface DocumentPartsValue {
  /** Language of the document. */
  language: string;
  /** Whether React goes on in the browser: on the pages of signed-in staff, nowhere else. */
  hydrated: boolean;
  /** Lets the router's inline scripts run on a hydrated page. */
  nonce: string | undefined;
  /** All style sheets of a page that is not hydrated, to stand in its head: one response holds the whole first view. */
  css: string;
  enhancementScript: string | undefined;
  /** The HTTP status the page is sent with. */
  status: number;
  /** Id of the log line of what went wrong. */
  failureLogId: string | undefined;
  /** Adds its version to the path of a file of this site. */
  versioned(path: string): string;
  /** Says whether this site has a file at a path. */
  hasFile(path: string): boolean;
}

/** Without a provider, in the browser: what the server said of a hydrated page. */
export const DocumentPartsContext = createContext<DocumentPartsValue>({
  language: import.meta.env.SSR ? FALLBACK_LANGUAGE : document.documentElement.lang,
  hydrated: !import.meta.env.SSR,
  nonce: undefined,
  css: "",
  enhancementScript: undefined,
  status: 200,
  failureLogId: undefined,
  versioned: (path) => path,
  hasFile: () => true,
});

export const DocumentParts = DocumentPartsContext.Provider;

/**
 * Chromium decides before linked styles have loaded whether a document takes part in a page transition. A hydrated
 * document declares it inline; without this, the transition to it is aborted with an error in the console.
 */
export const PAGE_TRANSITION = "@media (prefers-reduced-motion:no-preference){@view-transition{navigation:auto}}";
