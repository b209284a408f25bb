import { expect, test } from "vitest";
import { fingerprintOf } from "./fingerprint.ts";
import { looksAutomatic } from "./suspicion.ts";

const secret = "s".repeat(32);
const typed = ["Jan", "Kowalski", "Hello"];
const of = (fields: Record<string, string>, address = "192.0.2.1", words: readonly string[] = typed) =>
  fingerprintOf(fields, words, address, secret).fingerprint;
const key = { key: "0b6d9c1e-key" };

test("the same words from the same address are the same submission", () => {
  expect(of({})).toBe(of({}));
  expect(of({})).not.toBe(of({}, "192.0.2.2"));
  expect(of({})).not.toBe(of({}, "192.0.2.1", ["Jan", "Kowalski", "Hello again"]));
});

test("with a key, the address may change: a ship's link does", () => {
  expect(of(key)).toBe(of(key, "192.0.2.2"));
  expect(of(key)).not.toBe(of({ key: "another-key-1" }));
});

test("words that were changed after a lost answer are another submission, key or not", () => {
  expect(of(key)).not.toBe(of(key, "192.0.2.1", ["Jan", "Kowalski", "Hello, and the port is Gdynia"]));
});

test("a key that no script of ours makes counts as none", () => {
  expect(of({ key: "x" })).toBe(of({}));
  expect(of({ key: "<script>".repeat(20) })).toBe(of({}));
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
