import { createContext } from "react";

/** What the server gives the document beside its data. */
interface DocumentPartsValue {
  /** All style sheets of the page, to stand in its head: one response holds the whole first view. */
  css: string;
  enhancementScript: string | undefined;
  /** The HTTP status the page is sent with. */
  status: number;
  /** Id of the log line of what went wrong. */
  failureLogId: string | undefined;
  /** Adds its version to the path of a file of this site. */
  versioned(path: string): string;
}

export const DocumentPartsContext = createContext<DocumentPartsValue>({
  css: "",
  enhancementScript: undefined,
  status: 200,
  failureLogId: undefined,
  versioned: (path) => path,
});

export const DocumentParts = DocumentPartsContext.Provider;
