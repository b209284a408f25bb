import fc from "fast-check";
import { expect, test } from "vitest";
import { createEncrypter } from "./encrypter.server.ts";

const SECRET = "a secret of at least 32 characters";
const { encrypt, decrypt } = createEncrypter(SECRET);

test("decrypts what it encrypted, also in another process with the same secret", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (text) => createEncrypter(SECRET).decrypt(encrypt(text)) === text),
  );
});

test("the encrypted text contains nothing of the token, and differs each time", () => {
  const encrypted = encrypt("the-applicants-token");
  expect(Buffer.from(encrypted, "base64url").toString("latin1")).not.toContain("token");
  expect(encrypt("the-applicants-token")).not.toBe(encrypted);
});

test("one changed bit anywhere is detected", () => {
  const bytes = Buffer.from(encrypt("the-applicants-token"), "base64url");
  for (let position = 0; position < bytes.length; position++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    expect(() => decrypt(changed.toString("base64url"))).toThrow();
  }
});

test.each(["", "x", encrypt("token").slice(0, 20)])("a text cut short is refused: %j", (encrypted) => {
  expect(() => decrypt(encrypted)).toThrow();
});

test("another secret decrypts nothing", () => {
  const encrypted = encrypt("the-applicants-token");
  expect(() => createEncrypter(`${SECRET}.`).decrypt(encrypted)).toThrow();
});
