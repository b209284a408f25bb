import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { emptyDraft } from "#content/publishing/drafts/drafts.ts";
import { createDraftKeeper, type Typed } from "./draft-keeper.ts";

const typed = (title: string): Typed => {
  const draft = emptyDraft("news", "2026-03-01");
  draft.texts.en.title = title;
  return { draft, baseVersion: 0 };
};

let sent: { title: unknown; leaving: boolean }[];
let answers: (number | undefined)[];
let copied: unknown[];

function keeper() {
  return createDraftKeeper({
    send: async ({ draft }, leaving) => {
      sent.push({ title: draft.texts.en.title, leaving });
      return answers.length === 0 ? 1 : answers.shift();
    },
    copy: { write: ({ draft }) => copied.push(draft.texts.en.title), remove: () => copied.push("removed") },
    onKept: () => {},
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, copied] = [[], [], []];
});
afterEach(() => vi.useRealTimers());

test("it is kept two seconds after the last change", async () => {
  const kept = keeper();
  kept.changed(typed("a"));
  await vi.advanceTimersByTimeAsync(1900);
  kept.changed(typed("ab"));
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ title: "ab", leaving: false }]);
  expect(copied).toEqual(["ab", "removed"]);
  expect(kept.isBehind()).toBe(false);
});

test("somebody who types without a pause is kept every six seconds", async () => {
  const kept = keeper();
  for (let i = 0; i < 10; i++) {
    kept.changed(typed(String(i)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent.map(({ title }) => title)).toEqual(["5"]);
});

test("what the server did not take stays in the browser and is tried again", async () => {
  const kept = keeper();
  answers = [undefined];
  kept.changed(typed("a"));
  await kept.flush();
  expect([copied, kept.isBehind()]).toEqual([["a"], true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, copied, kept.isBehind()]).toEqual([2, ["a", "a", "removed"], false]);
});

test("before a save nothing that waits is sent any more; afterwards it goes on with what was typed meanwhile", async () => {
  const kept = keeper();
  kept.changed(typed("a"));
  await kept.settle();
  await vi.advanceTimersByTimeAsync(20_000);
  kept.changed(typed("ab"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  kept.resume();
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ title }) => title)).toEqual(["ab"]);
});

test("a page that goes away sends what waits", () => {
  const kept = keeper();
  kept.leave();
  kept.changed(typed("a"));
  kept.leave();
  expect(sent).toEqual([{ title: "a", leaving: true }]);
  expect(copied).toEqual(["a"]);
});
