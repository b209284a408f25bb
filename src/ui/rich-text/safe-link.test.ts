import fc from "fast-check";
import { expect, test } from "vitest";
import { linkKind } from "./safe-link.ts";

test.each([
  ["https://example.org", "web"],
  ["http://example.org/a?b=c#d", "web"],
  ["HTTPS://Example.org:8443/ścieżka", "web"],
  ["mailto:office@example.com", "mail"],
  ["mailto:office@example.com?subject=Alarm%2041", "mail"],
  ["tel:+48000000001", "phone"],
  ["tel:+48-58-000-00-01", "phone"],
  ["/", "site"],
  ["/pl/contact?from=news#form", "site"],
  ["/documents/relay.pdf", "site"],
  ["/?next=//example.org", "site"],
])("%s leads to: %s", (link, kind) => expect(linkKind(link)).toBe(kind));

const REFUSED = [
  "",
  "javascript:alert(1)",
  "JaVaScRiPt:alert(1)",
  " javascript:alert(1)",
  "java\nscript:alert(1)",
  "java\tscript:alert(1)",
  "\u0001javascript:alert(1)",
  "javascript&colon;alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "vbscript:msgbox(1)",
  "blob:https://example.org/1",
  "file:///etc/passwd",
  "ftp://example.org",
  "//example.org",
  "///example.org",
  "/\\example.org",
  "\\\\example.org",
  "/\t/example.org",
  "/./example.org",
  "/../example.org",
  "/a//b",
  "/.//example.org",
  "https:example.org",
  "https:/example.org",
  "https:///example.org",
  "https://",
  "https://\\example.org",
  "https://office@example.org",
  "https://office:secret@example.org",
  "https://exa mple.org",
  "https://example.org/\u202egpj.exe",
  "https://example.org/\u200b",
  "https://example.org/\u00a0",
  "https://[::1",
  "https://example.org:99999",
  "mailto:",
  "mailto:office",
  "mailto:office@example.com,other@example.com",
  "mailto:office@example.com?subject=a%0d%0aBcc:b@example.com",
  "tel:",
  "tel:112;phone-context=x",
  "tel:javascript",
  "www.example.org",
  "contact",
  "#form",
  "?q=1",
  `https://example.org/${"a".repeat(2000)}`,
  "https://example.org/\ud800",
];

test.each(REFUSED)("%j is not a link", (link) => expect(linkKind(link)).toBeUndefined());

const PAGE = "https://site.invalid/pl/news/1";

test("every accepted link leads where it says, as a browser parses it", () => {
  const pieces = fc.constantFrom(
    ..."/\\.:@#?\t\n \0",
    ...["javascript:", "data:", "https:", "mailto:", "tel:", "//", "%2f", "%5c", "example.org", "a", "1", "\u200b"],
  );
  fc.assert(
    fc.property(fc.array(pieces, { maxLength: 8 }), (parts) => {
      const link = parts.join("");
      const kind = linkKind(link);
      if (kind === undefined) return;
      const seen = new URL(link, PAGE);
      if (kind === "site") expect(seen.origin).toBe("https://site.invalid");
      else if (kind === "web") expect(["http:", "https:"]).toContain(seen.protocol);
      else expect(seen.protocol).toBe(kind === "mail" ? "mailto:" : "tel:");
    }),
  );
});

test("a long hostile text is checked quickly", () => {
  const start = performance.now();
  for (const text of ["mailto:", "https://", "tel:", "/", "a.", "@"]) linkKind(text.repeat(100_000));
  for (const text of ["a", ".", "-", "%0a", "@a."]) linkKind(`mailto:${text.repeat(600)}`);
  expect(performance.now() - start).toBeLessThan(1000);
});
