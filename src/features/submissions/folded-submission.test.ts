import { expect, test } from "vitest";
import { email, formFields, nameLine, phone } from "./fields.ts";
import { foldedSubmission, searchedTexts } from "./folded-submission.ts";

const FIELDS = formFields({
  firstName: nameLine({ max: 100, missing: "firstNameRequired" }),
  lastName: nameLine({ max: 100, missing: "lastNameRequired" }),
  email: email(254),
  phone: phone(),
});
const ANNA = {
  firstName: "Żaneta",
  lastName: "Łącka-Müller",
  email: "Zaneta@Example.com",
  phone: "+48 (600) 700-800",
};
const folded = foldedSubmission(FIELDS, "A-7K3D-Q9XW", ANNA);
const finds = (q: string) => searchedTexts(FIELDS, q).some((texts) => texts.every((text) => folded.includes(text)));

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

test("an empty search matches nothing, and a long one is cut to its first words", () => {
  expect(searchedTexts(FIELDS, " \u0301 ")).toEqual([]);
  expect(searchedTexts(FIELDS, "a ".repeat(50))).toEqual([Array(8).fill("a")]);
});

test("phone number characters without digits are searched literally", () => {
  expect(searchedTexts(FIELDS, "-")).toEqual([["-"]]);
});
