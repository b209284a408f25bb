import { expect, test } from "vitest";
import { sealer } from "#platform/crypto/seal.server.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { sealedSearches } from "./sealed-search.server.ts";

const seals = sealer("a secret of at least 32 characters");
const searches = sealedSearches(seals);

test("what was typed comes back, and stands in no address", () => {
  const sealed = searches.seal("  Łącka ");
  expect(searches.open(sealed)).toBe("Łącka");
  expect(sealed).toMatch(/^[\w-]+$/);
});

test("a search for nothing is none", () => {
  expect(searches.seal(" \u0301 ")).toBe("");
  expect(searches.open("")).toBe("");
});

test("what is too long is cut", () => {
  expect(searches.open(searches.seal("x".repeat(10_000)))).toHaveLength(QUERY_MAX);
});

test("what was changed, comes from elsewhere, or was sealed for something else is no search", () => {
  expect(searches.open("AAAA")).toBe("");
  expect(searches.open(seals.seal("a token"))).toBe("");
  const other = sealedSearches(sealer("another secret of as many characters"));
  expect(searches.open(other.seal("Nowak"))).toBe("");
});
