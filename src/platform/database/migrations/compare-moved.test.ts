import { expect, test } from "vitest";
import { compareMoved, type MovedRecord } from "./compare-moved.server.ts";

async function* streamed(records: readonly MovedRecord[]): AsyncGenerator<MovedRecord> {
  yield* records;
}

const compared = (before: readonly MovedRecord[], after: readonly MovedRecord[]) =>
  compareMoved("news", streamed(before), streamed(after));

const one = { id: 1, record: { title: "Secret", texts: { en: ["a", null], pl: {} } } };
const two = { id: "en 2", record: { title: "Other" } };

test("equal records are counted, in any order of their keys", async () => {
  const sameInOtherOrder = { id: 1, record: { texts: { pl: {}, en: ["a", null] }, title: "Secret" } };
  expect(await compared([one, two], [sameInOtherOrder, two])).toBe(2);
  expect(await compared([], [])).toBe(0);
});

test.each([
  ["a record that is missing at the end", [one, two], [one], "news: en 2 was not moved"],
  ["a record that is missing before others", [one, two], [two], "news: en 2 is where 1 is expected"],
  ["an additional record", [one], [one, two], "news: en 2 was not there before"],
  ["another value", [one], [{ id: 1, record: { ...one.record, title: "" } }], "news: 1 was changed"],
  [
    "null in place of nothing",
    [two],
    [{ id: "en 2", record: { title: "Other", also: null } }],
    "news: en 2 was changed",
  ],
  [
    "another order of a list",
    [one],
    [{ id: 1, record: { ...one.record, texts: { en: [null, "a"], pl: {} } } }],
    "1 was",
  ],
])("%s is refused, and the error names table and id without a value", async (_what, before, after, message) => {
  const refused = compared(before, after);
  await expect(refused).rejects.toThrow(message);
  await expect(refused).rejects.not.toThrow(/Secret|Other/);
});

test("both streams are closed after a difference", async () => {
  const closed: string[] = [];
  async function* watched(name: string, records: readonly MovedRecord[]) {
    try {
      yield* records;
    } finally {
      closed.push(name);
    }
  }
  await expect(compareMoved("news", watched("before", [one, two]), watched("after", [two, one]))).rejects.toThrow();
  expect(closed.toSorted()).toEqual(["after", "before"]);
});
