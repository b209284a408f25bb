import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { inlineDrawing } from "./assets.server.ts";

// A drawing of a page's head that is a request of its own comes 1.5 s later over a satellite.
test.each(globSync("public/drawings/banner-*.svg").sort())("%s can be part of a page", (file) => {
  expect(inlineDrawing(readFileSync(file, "utf8"))).toBeDefined();
});
