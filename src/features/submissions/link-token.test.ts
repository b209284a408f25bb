import { expect, test } from "vitest";
import { tokenHash, uploadKey, uploadReference } from "./link-token.server.ts";

const SECRET = "s".repeat(32);
const KEY = uploadKey(SECRET, "callback", "C-7K3D-Q9XW");

test("an upload key names its own submission", () => {
  expect(uploadReference(SECRET, "callback", KEY)).toBe("C-7K3D-Q9XW");
});

test.each([
  ["of another form", SECRET, "contact", KEY],
  ["of another site", "t".repeat(32), "callback", KEY],
  ["with another reference", SECRET, "callback", KEY.replace("C-7K3D", "C-7K3E")],
  ["that is cut", SECRET, "callback", KEY.slice(0, -1)],
  ["that is longer", SECRET, "callback", `${KEY}A`],
  ["without a signature", SECRET, "callback", "C-7K3D-Q9XW"],
  ["that is empty", SECRET, "callback", ""],
])("a key %s names none", (_, secret, form, key) => {
  expect(uploadReference(secret, form, key)).toBeUndefined();
});

test("an upload key is no private link", () => {
  expect(tokenHash(KEY)).toBeUndefined();
});
