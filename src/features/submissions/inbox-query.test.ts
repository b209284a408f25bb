import { expect, test } from "vitest";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { inboxSearch, readInboxQuery } from "./inbox-query.ts";

const read = (address: string) => readInboxQuery(new URLSearchParams(address), contact);

test("an address without parameters selects open submissions of all owners, newest first", () => {
  expect(read("")).toEqual({
    ...{ view: "open", owner: "anyone", about: undefined, search: "", sort: "arrival", page: 1, from: undefined },
  });
  expect(inboxSearch(contact, read(""))).toBe("");
});

test.each([
  "?state=closed&owner=mine&search=abc_-9",
  "?state=spam&older=1763659200000-12",
  "?owner=nobody&newer=1763659200000-999999999",
])("what an address asks for leads back to it: %s", (address) => {
  expect(inboxSearch(contact, read(address))).toBe(address);
});

test.each([
  "?state=toString&owner=constructor",
  "?older=12",
  "?older=-1-1",
  "?newer=1-0",
  "?older=1e3-5&newer=99999999999999999-1",
  "?search=a%20b",
  `?search=${"a".repeat(10_000)}`,
  "?q=Nowak",
])("what makes no sense falls back to the default: %s", (address) => {
  expect(read(address)).toEqual(read(""));
});

const readNumbered = (address: string) => readInboxQuery(new URLSearchParams(address), jobApplication);

test.each(["", "?view=spam", "?view=invited&offer=7&sort=rating&search=abc_-9&page=12", "?offer=none"])(
  "of numbered pages, %s comes back as it was read",
  (address) => {
    expect(inboxSearch(jobApplication, readNumbered(address))).toBe(address);
  },
);

test.each([
  "view=gone&offer=0&sort=name&page=0",
  "offer=-1&page=1e3&search=a%20b",
  "offer=12345678901&page=99999999",
  `search=${"a".repeat(10_000)}`,
  "q=Nowak&owner=mine&older=1763659200000-12",
])("of numbered pages, what is malformed is left out: %s", (address) => {
  expect(inboxSearch(jobApplication, readNumbered(address))).toBe("");
});
