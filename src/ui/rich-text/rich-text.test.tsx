import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { RichDoc } from "./rich-doc.ts";
import { richDocSchema } from "./rich-doc-schema.ts";
import { RichText } from "./rich-text.tsx";

const html = (doc: RichDoc, leadFirst = false) =>
  renderToStaticMarkup(
    <RichText
      doc={doc}
      leadFirst={leadFirst}
      showPicture={(path, alt) => <img src={path} alt={alt} />}
      tableLabel={(number) => `Table ${number}`}
    />,
  );
const paragraph = (...content: object[]) => ({ type: "paragraph", content });
const text = (words: string, ...marks: object[]) => ({ type: "text", text: words, marks });
const show = (...content: unknown[]) => html(richDocSchema.parse({ type: "doc", content }));
const inside = (markup: string) => markup.replace(/^<div[^>]*>/, "").replace(/<\/div>$/, "");

describe("elements", () => {
  test.each<[string, object, string]>([
    ["heading 2", { type: "heading", attrs: { level: 2 }, content: [text("Governor")] }, "<h2>Governor</h2>"],
    ["heading 3", { type: "heading", attrs: { level: 3 }, content: [text("Droop")] }, "<h3>Droop</h3>"],
    ["a broken line", paragraph(text("a"), { type: "hardBreak" }, text("b")), "<p>a<br/>b</p>"],
    ["marks", paragraph(text("x", { type: "bold" }, { type: "italic" })), "<p><strong><em>x</em></strong></p>"],
    ["a quotation", { type: "blockquote", content: [paragraph(text("q"))] }, "<blockquote><p>q</p></blockquote>"],
    [
      "a link on this site",
      paragraph(text("x", { type: "link", attrs: { href: "/contact" } })),
      '<p><a href="/contact">x</a></p>',
    ],
    [
      "a link elsewhere",
      paragraph(text("x", { type: "link", attrs: { href: "https://example.org" } })),
      '<p><a href="https://example.org" rel="noopener">x</a></p>',
    ],
    [
      "lists",
      {
        type: "orderedList",
        attrs: { start: 3 },
        content: [
          { type: "listItem", content: [paragraph(text("a"))] },
          {
            type: "listItem",
            content: [
              paragraph(text("b")),
              { type: "bulletList", content: [{ type: "listItem", content: [paragraph()] }] },
            ],
          },
        ],
      },
      '<ol start="3"><li>a</li><li><p>b</p><ul><li></li></ul></li></ol>',
    ],
    [
      "a picture with its caption",
      {
        type: "figure",
        attrs: { picture: "/drawings/pic-board.svg", alt: "A board" },
        content: [{ type: "text", text: "The board" }],
      },
      '<figure><img src="/drawings/pic-board.svg" alt="A board"/><figcaption>The board</figcaption></figure>',
    ],
    [
      "a picture without a caption",
      { type: "figure", attrs: { picture: "/drawings/pic-board.svg", alt: "" } },
      '<figure><img src="/drawings/pic-board.svg" alt=""/></figure>',
    ],
  ])("%s", (_, node, markup) => {
    const images = /<link rel="preload"[^>]*>/g;
    expect(inside(show(node).replace(images, ""))).toBe(markup);
  });

  describe("tables", () => {
    const cell = (words = "") => ({ type: "tableCell", content: words === "" ? [] : [text(words)] });
    const table = (headerRow: boolean, headerColumn: boolean, rows: string[][]) => ({
      type: "table",
      attrs: { headerRow, headerColumn },
      content: rows.map((row) => ({ type: "tableRow", content: row.map(cell) })),
    });
    const withoutClass = (markup: string) => inside(markup).replace(/ class="[^"]*"/g, "");
    const rows = [
      ["", "kW"],
      ["No. 1", "1,800"],
    ];
    test.each<[string, boolean, boolean, string]>([
      ["no headers", false, false, "<tbody><tr><td></td><td>kW</td></tr><tr><td>No. 1</td><td>1,800</td></tr></tbody>"],
      [
        "a header row",
        true,
        false,
        '<thead><tr><td></td><th scope="col">kW</th></tr></thead><tbody><tr><td>No. 1</td><td>1,800</td></tr></tbody>',
      ],
      [
        "a header row and a header column",
        true,
        true,
        '<thead><tr><td></td><th scope="col">kW</th></tr></thead><tbody><tr><th scope="row">No. 1</th><td>1,800</td></tr></tbody>',
      ],
    ])("%s", (_, headerRow, headerColumn, markup) => {
      expect(withoutClass(show(table(headerRow, headerColumn, rows)))).toBe(
        `<section aria-label="Table 1" tabindex="0"><table>${markup}</table></section>`,
      );
    });

    test("a header row alone, marks and links in cells, and a name for each table", () => {
      const link = text("x", { type: "link", attrs: { href: "/contact" } }, { type: "bold" });
      const marked = {
        ...table(false, false, []),
        content: [
          { type: "tableRow", content: [{ type: "tableCell", content: [link, { type: "hardBreak" }, text("b")] }] },
        ],
      };
      const markup = withoutClass(show(table(true, false, [["Alone"]]), paragraph(), marked));
      expect(markup).toBe(
        '<section aria-label="Table 1" tabindex="0"><table><thead><tr><th scope="col">Alone</th></tr></thead></table></section><p></p>' +
          '<section aria-label="Table 2" tabindex="0"><table><tbody><tr><td><a href="/contact"><strong>x</strong></a><br/>b</td></tr></tbody></table></section>',
      );
    });
  });

  test("a first paragraph is the lead, a heading is not", () => {
    const lead: RichDoc = { type: "doc", content: [{ type: "paragraph" }] };
    const headed: RichDoc = { type: "doc", content: [{ type: "heading", attrs: { level: 2 } }] };
    const classes = (markup: string) => /class="([^"]*)"/.exec(markup)?.[1]?.split(" ").length;
    expect([classes(html(lead, true)), classes(html(lead)), classes(html(headed, true))]).toEqual([2, 1, 1]);
  });

  test("a node that no schema knows is left out with its content", () => {
    const unknown = { type: "doc", content: [{ type: "constructor", content: [text("x")] }] } as unknown as RichDoc;
    expect(inside(html(unknown))).toBe("");
  });
});

describe("injections", () => {
  const INJECTIONS = [
    "<script>alert(1)</script>",
    "</script><script>alert(1)</script>",
    "<img src=x onerror=alert(1)>",
    '"><svg onload=alert(1)>',
    "' onmouseover='alert(1)",
    '" onfocus="alert(1)" autofocus="',
    "javascript:alert(1)",
    "java\nscript:alert(1)",
    "data:text/html,<script>alert(1)</script>",
    "//example.org/x.js",
    "https://example.org/\"onclick='alert(1)'",
    "/contact\"onclick='alert(1)'",
    "/x?<script>alert(1)</script>",
    'mailto:a@example.com?subject="><script>alert(1)</script>',
    "<!--",
    "]]><script>alert(1)</script>",
    "{{constructor.constructor('alert(1)')()}}",
    "&lt;script&gt;alert(1)&lt;/script&gt;",
    "</p></div></main><script>alert(1)</script>",
    "<style>*{display:none}</style>",
    '/drawings/pic-board.svg" onerror="alert(1)',
  ];
  const PLACES: [string, (words: string) => object][] = [
    ["words", (words) => paragraph(text(words))],
    ["a heading", (words) => ({ type: "heading", attrs: { level: 2 }, content: [text(words)] })],
    ["a link", (href) => paragraph(text("x", { type: "link", attrs: { href } }))],
    [
      "a caption",
      (words) => ({
        type: "figure",
        attrs: { picture: "/drawings/pic-board.svg", alt: "" },
        content: [{ type: "text", text: words }],
      }),
    ],
    ["an alternative text", (alt) => ({ type: "figure", attrs: { picture: "/drawings/pic-board.svg", alt } })],
    ["a picture's path", (picture) => ({ type: "figure", attrs: { picture, alt: "" } })],
    [
      "a cell",
      (words) => ({
        type: "table",
        attrs: { headerRow: true, headerColumn: false },
        content: [{ type: "tableRow", content: [{ type: "tableCell", content: [text(words)] }] }],
      }),
    ],
    ["a node", (type) => ({ type, content: [text("x")] })],
    ["a mark", (type) => paragraph(text("x", { type }))],
  ];
  const SAFE_TAG =
    /^<(?:\/?(?:div|p|h2|strong|figure|figcaption|table|thead|tr|th scope="col"|th|section)(?: class="[\w- ]+")?|section class="[\w-]+" aria-label="Table 1" tabindex="0"|a href="(?:https?:|mailto:|\/(?!\/))[^"<>]*"(?: rel="noopener")?|\/a|img src="\/drawings\/pic-board\.svg" alt="[^"<>]*"\/|link rel="preload" as="image" href="\/drawings\/pic-board\.svg"\/)>$/;

  test.each(PLACES)("in %s nothing of it is executed", (_, place) => {
    for (const words of INJECTIONS) {
      const parsed = richDocSchema.safeParse({ type: "doc", content: [place(words)] });
      if (!parsed.success) continue;
      const tags = html(parsed.data).match(/<[^>]*>/g) ?? [];
      expect(tags.filter((tag) => !SAFE_TAG.test(tag))).toEqual([]);
    }
  });
});
