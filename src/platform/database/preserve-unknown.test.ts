import { expect, test } from "vitest";
import { preserveUnknown } from "./preserve-unknown.server.ts";

test("fields that reading left out are preserved, at any depth", () => {
  const stored = { a: 1, later: [1], deep: { b: 2, later: { c: 3 } } };
  const known = { a: 1, deep: { b: 2 } };
  expect(preserveUnknown(stored, known, { a: 5, deep: { b: 6 } })).toEqual({
    a: 5,
    later: [1],
    deep: { b: 6, later: { c: 3 } },
  });
});

test("a known field is removed when the value lacks it", () => {
  expect(preserveUnknown({ a: 1, rich: {} }, { a: 1, rich: {} }, { a: 1 })).toEqual({ a: 1 });
});

test("a field of the value overrides the stored one, and a field added while reading is preserved", () => {
  expect(preserveUnknown({ later: 1 }, { added: "" }, { added: "", later: 2 })).toEqual({ added: "", later: 2 });
});

test("items of a list have the fields of the stored item that they are equal to", () => {
  const stored = [
    { n: 1, later: "one" },
    { n: 2, later: "two" },
  ];
  const known = [{ n: 1 }, { n: 2 }];
  expect(preserveUnknown(stored, known, [{ n: 2 }, { n: 3 }])).toEqual([{ n: 2, later: "two" }, { n: 3 }]);
});

test("names that reading left out of a list are preserved in it", () => {
  expect(preserveUnknown(["news", "vessels"], ["news"], ["media"])).toEqual(["media", "vessels"]);
});

test("a value of another type is replaced", () => {
  expect(preserveUnknown({ a: 1 }, { a: 1 }, "text")).toBe("text");
  expect(preserveUnknown("text", "text", { a: 1 })).toEqual({ a: 1 });
});
