import { expect, test } from "vitest";
import { writeXml } from "./xml.ts";

test("texts and attributes are escaped, elements nest", () => {
  const xml = writeXml({
    name: "item",
    attributes: { href: 'a?b=1&c="2"' },
    children: ["<b> & ", { name: "title", children: ["x > y"] }],
  });
  expect(xml).toBe('<item href="a?b=1&amp;c=&quot;2&quot;">&lt;b&gt; &amp; <title>x &gt; y</title></item>');
});

test("characters that XML does not know are left out", () => {
  expect(writeXml({ name: "a", children: ["1\u0000\u000b2\ud8003\n"] })).toBe("<a>12\ufffd3\n</a>");
});
