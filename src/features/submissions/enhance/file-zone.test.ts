import { expect, test } from "vitest";
import { shownSize } from "./file-zone.ts";

test.each([
  [1, "en", "1 kB"],
  [345_678, "en", "338 kB"],
  [1_468_006, "en", "1.4 MB"],
  [1_468_006, "pl", "1,4 MB"],
  [10 * 1024 * 1024, "de", "10 MB"],
])("%i bytes are, in %s, %s", (bytes, language, shown) => {
  expect(shownSize(bytes, language).replaceAll("\u00a0", " ")).toBe(shown);
});
