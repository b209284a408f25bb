import { expect, it } from "vitest";
import { element, xmlDocument } from "./xml.ts";

it("escapes texts and attributes, and leaves out what is undefined", () => {
  const root = element("a", { href: `"x'&<`, rel: undefined }, "1 < 2 & ]]>", undefined, element("b", {}));
  expect(xmlDocument(root)).toBe(
    '<?xml version="1.0" encoding="UTF-8"?>\n<a href="&quot;x&apos;&amp;&lt;">1 &lt; 2 &amp; ]]&gt;<b/></a>\n',
  );
});

it("removes characters that XML does not allow", () => {
  expect(element("a", {}, "a\u0000b\u001fc\ufffed\t🚢\ud800e").source).toBe("<a>abcd\t🚢\ufffde</a>");
});
