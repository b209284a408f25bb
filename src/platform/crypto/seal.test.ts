import fc from "fast-check";
import { expect, test } from "vitest";
import { sealer } from "./seal.server.ts";

const SECRET = "a secret of at least 32 characters";
const { seal, open } = sealer(SECRET);

test("what is sealed can be opened again, by another process with the same secret too", () => {
  fc.assert(fc.property(fc.string({ unit: "grapheme" }), (text) => sealer(SECRET).open(seal(text)) === text));
});

test("the sealed text holds nothing of the token, and the same token is sealed differently each time", () => {
  const sealed = seal("the-applicants-token");
  expect(Buffer.from(sealed, "base64url").toString("latin1")).not.toContain("token");
  expect(seal("the-applicants-token")).not.toBe(sealed);
});

test("one changed bit anywhere is noticed", () => {
  const bytes = Buffer.from(seal("the-applicants-token"), "base64url");
  for (let position = 0; position < bytes.length; position++) {
    const changed = Buffer.from(bytes);
    changed.writeUInt8(changed.readUInt8(position) ^ 1, position);
    expect(() => open(changed.toString("base64url"))).toThrow();
  }
});

test.each(["", "x", seal("token").slice(0, 20)])("a text cut short is refused: %j", (sealed) => {
  expect(() => open(sealed)).toThrow();
});

test("another secret opens nothing", () => {
  const sealed = seal("the-applicants-token");
  expect(() => sealer(`${SECRET}.`).open(sealed)).toThrow();
});
