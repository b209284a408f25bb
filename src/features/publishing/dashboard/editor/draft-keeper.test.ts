import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { news } from "#collections/news/news.ts";
import { emptyDraft } from "../../drafts/drafts.ts";
import { createDraftKeeper, type Keeping, type Typed } from "./draft-keeper.ts";

const typed = (title: string): Typed => {
  const draft = emptyDraft(news, "2026-03-01");
  draft.texts.en.title = title;
  return { draft, baseVersion: 0 };
};

let sent: { title: unknown; leaving: boolean }[];
let answers: Keeping[];
let copied: unknown[];
let told: string[];

function keeper() {
  return createDraftKeeper({
    send: async ({ draft }, leaving) => {
      sent.push({ title: draft.texts.en.title, leaving });
      return answers.shift() ?? { kind: "kept", at: 1 };
    },
    copy: { write: ({ draft }) => copied.push(draft.texts.en.title), remove: () => copied.push("removed") },
    onKept: (keeping) => told.push(keeping.kind === "failed" ? keeping.reason : keeping.kind),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, copied, told] = [[], [], [], []];
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
  answers = [{ kind: "failed", reason: "unavailable" }];
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
  kept.resume(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ title }) => title)).toEqual(["ab"]);
});

test("what waited before a save that came to nothing is kept all the same", async () => {
  const kept = keeper();
  kept.changed(typed("a"));
  await kept.settle();
  expect(kept.isBehind()).toBe(true);
  kept.resume(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ title }) => title)).toEqual(["a"]);
});

test("retries come more and more seldom, typing does not hasten them, and a retry that is asked for comes at once", async () => {
  const kept = keeper();
  answers = Array.from({ length: 8 }, () => ({ kind: "failed", reason: "signed-out" }));
  kept.changed(typed("a"));
  await kept.flush();
  const tries = async (seconds: number) => {
    const before = sent.length;
    kept.changed(typed(`${seconds}`));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return sent.length - before;
  };
  expect([await tries(5), await tries(10), await tries(20), await tries(40)]).toEqual([1, 1, 1, 1]);
  expect([await tries(60), await tries(60), await tries(60)]).toEqual([1, 1, 1]);
  kept.retry();
  kept.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.length).toBe(9);
  expect(kept.isBehind()).toBe(false);
  kept.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.length).toBe(9);
});

test("nothing is called kept while newer words wait, and a failure stays told until they are kept", async () => {
  const kept = keeper();
  answers = [
    { kind: "kept", at: 1 },
    { kind: "failed", reason: "offline" },
  ];
  kept.changed(typed("a"));
  await kept.flush();
  kept.changed(typed("ab"));
  expect(told).toEqual(["waiting", "kept", "waiting"]);
  await kept.flush();
  kept.changed(typed("abc"));
  expect(told.slice(3)).toEqual(["offline"]);
  await kept.flush();
  expect(told.slice(4)).toEqual(["kept"]);
});

test("a page that goes away sends what waits", () => {
  const kept = keeper();
  kept.leave();
  kept.changed(typed("a"));
  kept.leave();
  expect(sent).toEqual([{ title: "a", leaving: true }]);
  expect(copied).toEqual(["a"]);
});
