import fc from "fast-check";
import { expect, test } from "vitest";
import { anyUtf16 } from "../../../tests/any-text.ts";
import { checkTarget } from "./canonical-url.server.ts";

test.each([
  ["/", "/", ""],
  ["/news?q=a?b", "/news", "?q=a?b"],
  ["/pl", "/pl", ""],
  ["/english", "/english", ""],
  ["/api/news/", "/api/news/", ""],
  ["/api/en/", "/api/en/", ""],
  ["/news/%C5%82", "/news/%C5%82", ""],
])("accepts %s", (target, pathname, search) => {
  expect(checkTarget(target)).toEqual({ kind: "go", pathname, search });
});

test.each([
  ["/news/", "/news"],
  ["/news/?page=2", "/news?page=2"],
  ["/pl/", "/pl"],
  ["/en", "/"],
  ["/en/", "/"],
  ["/en?x=1", "/?x=1"],
  ["/en/news/3", "/news/3"],
  ["/en/news/", "/news"],
  ["/en/en", "/"],
  ["/en/en/news", "/news"],
  ["/en/english", "/english"],
])("redirects %s to %s", (target, location) => {
  expect(checkTarget(target)).toEqual({ kind: "redirect", location });
});

test.each([
  ["//evil.example", 404],
  ["/en//evil.example", 404],
  ["/news//3", 404],
  ["/a\\b", 404],
  ["/a/../b", 404],
  ["/a/%2e%2E/b", 404],
  ["/a%2Fb", 404],
  ["/a%5cb", 404],
  ["/a%00", 404],
  ["/n%65ws", 404],
  ["/%70l/news", 404],
  ["/news/%31", 404],
  ["/%4Eews%2Edata", 404],
  ["/news.data", 404],
  ["/%E0%A4%A", 400],
  ["http://evil.example/", 400],
  ["*", 400],
  ["", 400],
  [`/${"x".repeat(5000)}`, 414],
])("refuses %s with %d", (target, status) => {
  expect(checkTarget(target)).toEqual({ kind: "refuse", status });
});

const target = fc.oneof(
  anyUtf16,
  fc
    .array(fc.constantFrom("/", "en", "pl", "api", "news", ".", "..", "%2e", "%2F", "\\", "%", "?", "#", "//", "x"))
    .map((parts) => `/${parts.join("")}`),
);

test("any string gets a verdict", () => {
  fc.assert(
    fc.property(target, (text) => {
      expect(["go", "redirect", "refuse"]).toContain(checkTarget(text).kind);
    }),
  );
});

test("the target of a redirect is accepted, and is on this site", () => {
  fc.assert(
    fc.property(target, (text) => {
      const verdict = checkTarget(text);
      if (verdict.kind === "go") expect(checkTarget(verdict.pathname + verdict.search)).toEqual(verdict);
      if (verdict.kind !== "redirect") return;
      expect(verdict.location).toMatch(/^\/(?!\/)/);
      expect(checkTarget(verdict.location).kind).toBe("go");
    }),
  );
});
