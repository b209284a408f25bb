import { expect, test } from "vitest";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { encryptedSearches } from "./encrypted-search.server.ts";

const encrypter = createEncrypter("a secret of at least 32 characters");
const searches = encryptedSearches(encrypter);

test("what was typed comes back, and stands in no address", () => {
  const encrypted = searches.encrypt("  Łącka ");
  expect(searches.decrypt(encrypted)).toBe("Łącka");
  expect(encrypted).toMatch(/^[\w-]+$/);
});

test("a search for nothing is none", () => {
  expect(searches.encrypt(" \u0301 ")).toBe("");
  expect(searches.decrypt("")).toBe("");
});

test("what is too long is cut", () => {
  expect(searches.decrypt(searches.encrypt("x".repeat(10_000)))).toHaveLength(QUERY_MAX);
});

test("what was changed, comes from elsewhere, or was encrypted for something else is no search", () => {
  expect(searches.decrypt("AAAA")).toBe("");
  expect(searches.decrypt(encrypter.encrypt("a token"))).toBe("");
  const other = encryptedSearches(createEncrypter("another secret of as many characters"));
  expect(searches.decrypt(other.encrypt("Nowak"))).toBe("");
});
