import { expect, test } from "vitest";
import { inboxSearch, readInboxQuery } from "./inbox-query.ts";

const read = (address: string) => readInboxQuery(new URLSearchParams(address));

test("an address without parameters asks for what is open, whoever has it, newest first", () => {
  expect(read("")).toEqual({ view: "open", owner: "anyone", search: "", from: undefined });
  expect(inboxSearch(read(""))).toBe("");
});

test.each([
  "?state=closed&owner=mine&search=abc_-9",
  "?state=spam&older=1763659200000-12",
  "?owner=nobody&newer=1763659200000-999999999",
])("what an address asks for leads back to it: %s", (address) => {
  expect(inboxSearch(read(address))).toBe(address);
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
