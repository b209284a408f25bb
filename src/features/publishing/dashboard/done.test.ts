import { expect, test } from "vitest";
import { staff } from "../texts/en.ts";
import { readDone } from "./done.ts";

const WORDS = staff.overview.done;
const DONE = { kind: "news", id: 4, title: "A title", what: "published" };

test("reads the state of the history that the page before has set", () => {
  expect(readDone({ done: DONE }, WORDS, ["news"])).toEqual(DONE);
});

test.each([
  null,
  "done",
  {},
  { done: null },
  { done: { ...DONE, kind: "page" } },
  { done: { ...DONE, id: "4" } },
  { done: { ...DONE, title: undefined } },
  { done: { ...DONE, what: "toString" } },
])("anything else in the history is nothing: %j", (state) => {
  expect(readDone(state, WORDS, ["news"])).toBeUndefined();
});
