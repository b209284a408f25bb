import { type ReactNode, useContext } from "react";
import { DocumentParts, DocumentPartsContext } from "#ui/document-parts.ts";
import { PageProvider, usePage } from "#ui/site/page-context.tsx";

/** Files of the library: before they are published, a preview token gives access to them. */
const OF_LIBRARY = /^\/(?:pictures|documents)\//;

/** Adds the preview token to the URLs of a draft's pictures and documents. */
export function WithPreviewToken({ token, children }: { token: string; children: ReactNode }) {
  const parts = useContext(DocumentPartsContext);
  const page = usePage();
  const versioned = (path: string) =>
    OF_LIBRARY.test(path) ? `${path}?preview=${encodeURIComponent(token)}` : parts.versioned(path);
  return (
    <DocumentParts value={{ ...parts, versioned }}>
      <PageProvider facts={page}>{children}</PageProvider>
    </DocumentParts>
  );
}
