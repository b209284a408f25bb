import { expect, test } from "vitest";
import { fingerprintsOf, repeatableToken } from "./fingerprint.server.ts";
import { looksAutomatic } from "./suspicion.server.ts";

const secret = "s".repeat(32);
const typed = ["Jan", "Kowalski", "Hello"];
const prints = (fields: Record<string, string>, address = "192.0.2.1", words: readonly string[] = typed) =>
  fingerprintsOf(fields, words, address, secret);
const key = { key: "0b6d9c1e-key" };
const OTHER = ["Jan", "Kowalski", "Hello, and the port is Gdynia"];

test("the same words from the same address are the same submission, whatever the key", () => {
  const first = prints({}).ofWords;
  expect(prints(key).ofWords).toEqual(first);
  expect(prints({}, "192.0.2.2").ofWords).not.toEqual(first);
  expect(prints({}, "192.0.2.1", OTHER).ofWords).not.toEqual(first);
});

test("with a key, the address may change: a ship's link does", () => {
  const first = prints(key).ofKey;
  expect(first).toBeDefined();
  expect(prints(key, "192.0.2.2").ofKey).toEqual(first);
  expect(prints({ key: "another-key-1" }).ofKey).not.toEqual(first);
});

test("words that were changed after a lost answer are another submission, key or not", () => {
  expect(prints(key, "192.0.2.1", OTHER).ofKey).not.toEqual(prints(key).ofKey);
});

test("the secret of a link depends on the key, the words and the site's secret, and is no print that is stored", () => {
  const token = repeatableToken(key, typed, secret);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(repeatableToken(key, typed, secret)).toBe(token);
  expect(repeatableToken({ key: "another-key-1" }, typed, secret)).not.toBe(token);
  expect(repeatableToken(key, OTHER, secret)).not.toBe(token);
  expect(repeatableToken(key, typed, "t".repeat(32))).not.toBe(token);
  const { ofWords, ofKey } = prints(key);
  expect([ofWords.print, ofKey?.print]).not.toContain(token);
  expect(repeatableToken({}, typed, secret)).toBeUndefined();
});

test("a key that no script of ours makes counts as none", () => {
  expect(prints({ key: "x" }).ofKey).toBeUndefined();
  expect(prints({ key: "<script>".repeat(20) }).ofKey).toBeUndefined();
});

test.each([
  [{}, false],
  [{ website: "" }, false],
  [{ website: "https://spam.example" }, true],
  [{ elapsed: "2" }, true],
  [{ elapsed: "3" }, false],
  [{ elapsed: "" }, false],
  [{ elapsed: "-1" }, false],
])("%j looks automatic: %j", (fields, expected) => {
  expect(looksAutomatic(fields as Record<string, string>, 3)).toBe(expected);
});

test("with 0 seconds, nobody is too fast", () => {
  expect(looksAutomatic({ elapsed: "0" }, 0)).toBe(false);
});
