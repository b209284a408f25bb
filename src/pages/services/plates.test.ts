import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { companyServices } from "#collections/services/company-services.ts";

it.each(companyServices)("the drawing of service $id has a number for each service offered", ({ plate, texts }) => {
  const svg = readFileSync(new URL(`../../../public/drawings/plate-${plate}.svg`, import.meta.url), "utf8");
  // Each number once for a wide picture and once for a narrow one.
  for (const width of ["x", "y"]) {
    const parts = svg.matchAll(new RegExp(`<g class="${width}">.*?</g>`, "g"));
    const numbers = [...parts].map(([part]) => Number(/class="n"[^>]*>(\d+)</.exec(part)?.[1]));
    for (const text of Object.values(texts))
      expect(numbers.sort((a, b) => a - b)).toEqual(text?.offered?.map((_, i) => i + 1));
  }
});
