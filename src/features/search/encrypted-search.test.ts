import { expect, test } from "vitest";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { encryptedSearches } from "./encrypted-search.server.ts";

const encrypter = createEncrypter("a secret of at least 32 characters");
const searches = encryptedSearches(encrypter);

test("a search text can be decrypted and does not appear in the address", () => {
  const encrypted = searches.encrypt("  Łącka ");
  expect(searches.decrypt(encrypted)).toBe("Łącka");
  expect(encrypted).toMatch(/^[\w-]+$/);
});

test("an empty search stays empty", () => {
  expect(searches.encrypt(" \u0301 ")).toBe("");
  expect(searches.decrypt("")).toBe("");
});

test("a long search text is cut", () => {
  expect(searches.decrypt(searches.encrypt("x".repeat(10_000)))).toHaveLength(QUERY_MAX);
});

test("a modified or foreign value, or one encrypted for another purpose, is ignored", () => {
  expect(searches.decrypt("AAAA")).toBe("");
  expect(searches.decrypt(encrypter.encrypt("a token"))).toBe("");
  const other = encryptedSearches(createEncrypter("another secret of as many characters"));
  expect(searches.decrypt(other.encrypt("Nowak"))).toBe("");
});
