import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { companyServices } from "#collections/services/company-services.ts";

it.each(companyServices)("the drawing of service $id has a number for each service offered", ({ plate, texts }) => {
  const svg = readFileSync(new URL(`../../../public/drawings/plate-${plate}.svg`, import.meta.url), "utf8");
  const numbers = [...svg.matchAll(/class="n"[^>]*>(\d+)</g)].map(([, number]) => Number(number));
  for (const text of Object.values(texts))
    expect(numbers.sort((a, b) => a - b)).toEqual(text?.offered?.map((_, i) => i + 1));
});
