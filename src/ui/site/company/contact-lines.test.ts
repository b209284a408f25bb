import { expect, test } from "vitest";
import { addressLines, telephoneUri } from "./contact-lines.ts";
import { exampleCompany } from "./example.ts";

test("the link of a phone number has no spaces", () => {
  expect(telephoneUri("+48 000 000 001")).toBe("tel:+48000000001");
});

test("the postal address names the country in the reader's language", () => {
  expect(addressLines(exampleCompany, "en")).toEqual(["1 Harbour Quay", "00-000 Port City, Poland"]);
  expect(addressLines(exampleCompany, "de")).toEqual(["1 Harbour Quay", "00-000 Port City, Polen"]);
});
