import { expect, test } from "vitest";
import { fold } from "./fold.ts";
import { streamSafe } from "./stream-safe.ts";
import { normalizedLine } from "./typed-text.ts";

const LOW = "\u0316";
const HIGH = "\u0301";

test.each(["Łódź", "a\u0328\u0301", "नमस्ते", "ﾊﾟｿｺﾝ ｶﾞ", `a${HIGH.repeat(30)}b${LOW.repeat(30)}`])(
  "a text that somebody writes stays as it is: %j",
  (text) => {
    expect(streamSafe(text)).toBe(text);
  },
);

test("no letter keeps more than thirty marks of any kind", () => {
  expect(streamSafe(`a${HIGH.repeat(15)}${LOW.repeat(9_000)}b`)).toBe(`a${HIGH.repeat(15)}${LOW.repeat(15)}b`);
  expect(streamSafe(`${HIGH.repeat(20)}\uff9e${HIGH.repeat(20)}`.repeat(500))).toHaveLength(30);
});

test("no sign decomposes into a longer run of marks", () => {
  const hidden = Array.from({ length: 0x30000 }, (_, code) => code)
    .filter((code) => code < 0xd800 || code > 0xdfff)
    .map((code) => String.fromCodePoint(code))
    .filter((sign) => !/\p{M}/u.test(sign) && /^\p{M}/u.test(sign.normalize("NFKD")));
  // These signs of Thai and Lao decompose into an unsorted mark and a letter.
  expect(hidden).toEqual(["\u0e33", "\u0eb3", "\uff9e", "\uff9f"]);
});

test("stored text and search text are cut before they are composed", () => {
  const marks = HIGH.repeat(5_000) + LOW.repeat(5_000);
  expect(normalizedLine(` e${marks} `).length).toBeLessThan(32);
  expect(fold(`E${marks}x`)).toBe("ex");
});
