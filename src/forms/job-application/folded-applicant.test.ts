import { expect, test } from "vitest";
import { foldedApplicant, searchedTexts } from "./folded-applicant.ts";

const ANNA = {
  reference: "A-7K3D-Q9XW",
  firstName: "Żaneta",
  lastName: "Łącka-Müller",
  email: "Zaneta@Example.com",
  phone: "+48 (600) 700-800",
};
const finds = (q: string) =>
  searchedTexts(q).some((texts) => texts.every((text) => foldedApplicant(ANNA).includes(text)));

test.each([
  "zaneta",
  "ŁĄCKA",
  "Lacka Zaneta",
  "muller",
  "zaneta@example",
  "a-7k3d",
  "600700800",
  "600 700 800",
  "+48600700800",
  "(600) 700",
])("%s finds her", (q) => {
  expect(finds(q)).toBe(true);
});

test.each(["zaneta nowak", "601", "%", "_"])("%s does not", (q) => {
  expect(finds(q)).toBe(false);
});

test("nothing searched for is no search, and a long one is cut to its first words", () => {
  expect(searchedTexts(" \u0301 ")).toEqual([]);
  expect(searchedTexts("a ".repeat(50))).toEqual([Array(8).fill("a")]);
});

test("signs of a number without a digit are looked for as they are", () => {
  expect(searchedTexts("-")).toEqual([["-"]]);
});
