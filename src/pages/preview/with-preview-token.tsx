import { type ReactNode, useContext } from "react";
import { DocumentParts, DocumentPartsContext } from "#ui/document-parts.ts";
import { PageProvider, usePage } from "#ui/site/page-context.tsx";

/** Files of the library: before they are published, whoever has the preview's token may see them. */
const OF_LIBRARY = /^\/(?:pictures|documents)\//;

/** Lets the pictures and documents of a draft be fetched by whoever has its preview link. */
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
