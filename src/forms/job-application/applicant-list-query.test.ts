import { expect, test } from "vitest";
import { applicantListSearch, readApplicantListQuery } from "./applicant-list-query.ts";

const read = (address: string) => readApplicantListQuery(new URLSearchParams(address));

test.each(["", "?view=spam", "?view=invited&offer=7&sort=rating&search=abc_-9&page=12", "?offer=none"])(
  "%s comes back as it was read",
  (address) => {
    expect(applicantListSearch(read(address))).toBe(address);
  },
);

test.each([
  "view=gone&offer=0&sort=name&page=0",
  "offer=-1&page=1e3&search=a%20b",
  "offer=12345678901&page=99999999",
  `search=${"a".repeat(10_000)}`,
  "q=Nowak",
])("what is malformed is left out: %s", (address) => {
  expect(applicantListSearch(read(address))).toBe("");
});
