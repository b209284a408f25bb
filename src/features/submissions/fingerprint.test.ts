import { expect, test } from "vitest";
import { fingerprintsOf, repeatableToken } from "./fingerprint.server.ts";
import { looksAutomatic } from "./suspicion.server.ts";

const secret = "s".repeat(32);
const typed = ["Jan", "Kowalski", "Hello"];
const fingerprintsFor = (fields: Record<string, string>, address = "192.0.2.1", words: readonly string[] = typed) =>
  fingerprintsOf(fields, words, address, secret);
const key = { key: "0b6d9c1e-key" };
const OTHER = ["Jan", "Kowalski", "Hello, and the port is Gdynia"];

test("equal content from the same address is the same submission, regardless of the key", () => {
  const first = fingerprintsFor({}).content;
  expect(fingerprintsFor(key).content).toEqual(first);
  expect(fingerprintsFor({}, "192.0.2.2").content).not.toEqual(first);
  expect(fingerprintsFor({}, "192.0.2.1", OTHER).content).not.toEqual(first);
});

test("with a key, the address may change, as on a ship's connection", () => {
  const first = fingerprintsFor(key).idempotencyKey;
  expect(first).toBeDefined();
  expect(fingerprintsFor(key, "192.0.2.2").idempotencyKey).toEqual(first);
  expect(fingerprintsFor({ key: "another-key-1" }).idempotencyKey).not.toEqual(first);
});

test("content changed after a lost response is another submission, with or without a key", () => {
  expect(fingerprintsFor(key, "192.0.2.1", OTHER).idempotencyKey).not.toEqual(fingerprintsFor(key).idempotencyKey);
});

test("the secret of a link depends on key, content and the site's secret, and differs from the stored fingerprints", () => {
  const token = repeatableToken(key, typed, secret);
  expect(token).toMatch(/^[\w-]{43}$/);
  expect(repeatableToken(key, typed, secret)).toBe(token);
  expect(repeatableToken({ key: "another-key-1" }, typed, secret)).not.toBe(token);
  expect(repeatableToken(key, OTHER, secret)).not.toBe(token);
  expect(repeatableToken(key, typed, "t".repeat(32))).not.toBe(token);
  const { content, idempotencyKey } = fingerprintsFor(key);
  expect([content.fingerprint, idempotencyKey?.fingerprint]).not.toContain(token);
  expect(repeatableToken({}, typed, secret)).toBeUndefined();
});

test("a malformed key counts as none", () => {
  expect(fingerprintsFor({ key: "x" }).idempotencyKey).toBeUndefined();
  expect(fingerprintsFor({ key: "<script>".repeat(20) }).idempotencyKey).toBeUndefined();
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

test("0 seconds disables the check", () => {
  expect(looksAutomatic({ elapsed: "0" }, 0)).toBe(false);
});
