import fc from "fast-check";

/*
 * Texts for property tests. The unit "binary" of fast-check has the same characters as `anyCharacter`, but takes a second of
 * processor time to set up.
 */

/** Any character of Unicode, as a unit of `fc.string`. */
export const anyCharacter = fc
  .oneof(fc.nat(0xd7ff), fc.integer({ min: 0xe000, max: 0x10ffff }))
  .map((codePoint) => String.fromCodePoint(codePoint));

/** Any text of UTF-16, including unpaired surrogates. */
export const anyUtf16 = fc.array(fc.nat(0xffff)).map((units) => String.fromCharCode(...units));
