/** A JSON-LD object. */
export type Thing = { "@type": string; [key: string]: unknown };

/** Data about the page for search engines (schema.org). `<` is escaped, so that no text can close the element. */
export function StructuredData({ thing }: { thing: Thing }) {
  const json = JSON.stringify({ "@context": "https://schema.org", ...thing }).replaceAll("<", "\\u003c");
  return <script type="application/ld+json">{json}</script>;
}
