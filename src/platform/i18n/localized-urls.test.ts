import fc from "fast-check";
import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "./languages.ts";
import { localizedPath, splitLocalizedPath } from "./localized-urls.ts";

test.each([
  ["/", "en", "/"],
  ["/", "pl", "/pl"],
  ["/?a=1", "de", "/de?a=1"],
  ["/#company-overview", "pl", "/pl#company-overview"],
  ["/news/3", "pl", "/pl/news/3"],
  ["/news?q=x#y", "de", "/de/news?q=x#y"],
] as const)("%s in %s is %s", (path, language, localized) => {
  expect(localizedPath(path, language)).toBe(localized);
});

test.each([
  ["/pl", "pl", "/"],
  ["/pl/", "pl", "/"],
  ["/plan", "en", "/plan"],
  ["/en/news", "en", "/en/news"],
  ["/constructor/news", "en", "/constructor/news"],
])("%s is in %s: %s", (pathname, language, path) => {
  expect(splitLocalizedPath(pathname)).toEqual({ language, path });
});

/** Paths that do not begin with a language code. */
const path = fc
  .array(fc.stringMatching(/^[a-z0-9.-]{3,8}$/), { maxLength: 4 })
  .map((segments) => `/${segments.join("/")}`);

test("a path is the same after building and splitting", () => {
  fc.assert(
    fc.property(path, fc.constantFrom(...LANGUAGE_CODES), (plain, language) => {
      expect(splitLocalizedPath(localizedPath(plain, language))).toEqual({ language, path: plain });
    }),
  );
});
