import { expect, it } from "vitest";
import { sitemap } from "./sitemap-document.ts";

it("gives each language of a page its address, with links to all languages", () => {
  const links =
    '<xhtml:link rel="alternate" hreflang="en" href="https://a.test/news/1"/>' +
    '<xhtml:link rel="alternate" hreflang="pl" href="https://a.test/pl/news/1"/>' +
    '<xhtml:link rel="alternate" hreflang="de" href="https://a.test/de/news/1"/>' +
    '<xhtml:link rel="alternate" hreflang="x-default" href="https://a.test/news/1"/>';
  const url = (location: string) => `<url><loc>${location}</loc><lastmod>2026-01-02</lastmod>${links}</url>`;
  expect(sitemap([{ path: "/news/1", posted: "2026-01-02" }], "https://a.test")).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" ' +
      `xmlns:xhtml="http://www.w3.org/1999/xhtml">${url("https://a.test/news/1")}` +
      `${url("https://a.test/pl/news/1")}${url("https://a.test/de/news/1")}</urlset>\n`,
  );
});
