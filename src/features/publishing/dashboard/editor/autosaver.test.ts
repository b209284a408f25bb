import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { news } from "#collections/news/news.ts";
import { emptyDraft } from "../../drafts/drafts.ts";
import { type AutosaveState, createAutosaver, type Typed } from "./autosaver.ts";

const typed = (title: string): Typed => {
  const draft = emptyDraft(news, "2026-03-01");
  draft.texts.en.title = title;
  return { draft, baseVersion: 0 };
};

let sent: { title: unknown; leaving: boolean }[];
let answers: AutosaveState[];
let copied: unknown[];
let states: string[];

function openAutosaver() {
  return createAutosaver({
    send: async ({ draft }, leaving) => {
      sent.push({ title: draft.texts.en.title, leaving });
      return answers.shift() ?? { kind: "saved", at: 1 };
    },
    copy: { write: ({ draft }) => copied.push(draft.texts.en.title), remove: () => copied.push("removed") },
    onState: (autosaveState) =>
      states.push(autosaveState.kind === "failed" ? autosaveState.reason : autosaveState.kind),
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sent, answers, copied, states] = [[], [], [], []];
});
afterEach(() => vi.useRealTimers());

test("a draft is saved two seconds after the last change", async () => {
  const autosaver = openAutosaver();
  autosaver.changed(typed("a"));
  await vi.advanceTimersByTimeAsync(1900);
  autosaver.changed(typed("ab"));
  await vi.advanceTimersByTimeAsync(1900);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(200);
  expect(sent).toEqual([{ title: "ab", leaving: false }]);
  expect(copied).toEqual(["ab", "removed"]);
  expect(autosaver.isBehind()).toBe(false);
});

test("typing without a pause is saved every six seconds", async () => {
  const autosaver = openAutosaver();
  for (let i = 0; i < 10; i++) {
    autosaver.changed(typed(String(i)));
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(sent.map(({ title }) => title)).toEqual(["5"]);
});

test("a draft that the server did not store stays in the browser and is sent again", async () => {
  const autosaver = openAutosaver();
  answers = [{ kind: "failed", reason: "unavailable" }];
  autosaver.changed(typed("a"));
  await autosaver.flush();
  expect([copied, autosaver.isBehind()]).toEqual([["a"], true]);
  await vi.advanceTimersByTimeAsync(10_000);
  expect([sent.length, copied, autosaver.isBehind()]).toEqual([2, ["a", "a", "removed"], false]);
});

test("nothing is sent before a save; afterwards it continues with what was typed in the meantime", async () => {
  const autosaver = openAutosaver();
  autosaver.changed(typed("a"));
  await autosaver.settle();
  await vi.advanceTimersByTimeAsync(20_000);
  autosaver.changed(typed("ab"));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(sent).toEqual([]);
  autosaver.resume(true);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ title }) => title)).toEqual(["ab"]);
});

test("a draft that waited before a failed save is stored nevertheless", async () => {
  const autosaver = openAutosaver();
  autosaver.changed(typed("a"));
  await autosaver.settle();
  expect(autosaver.isBehind()).toBe(true);
  autosaver.resume(false);
  await vi.advanceTimersByTimeAsync(2000);
  expect(sent.map(({ title }) => title)).toEqual(["a"]);
});

test("retries have increasing pauses, typing does not shorten them, and a requested retry comes at once", async () => {
  const autosaver = openAutosaver();
  answers = Array.from({ length: 8 }, () => ({ kind: "failed", reason: "signed-out" }));
  autosaver.changed(typed("a"));
  await autosaver.flush();
  const tries = async (seconds: number) => {
    const before = sent.length;
    autosaver.changed(typed(`${seconds}`));
    await vi.advanceTimersByTimeAsync(seconds * 1000);
    return sent.length - before;
  };
  expect([await tries(5), await tries(10), await tries(20), await tries(40)]).toEqual([1, 1, 1, 1]);
  expect([await tries(60), await tries(60), await tries(60)]).toEqual([1, 1, 1]);
  autosaver.retry();
  autosaver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.length).toBe(9);
  expect(autosaver.isBehind()).toBe(false);
  autosaver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.length).toBe(9);
});

test("nothing is reported as saved while newer text waits, and a failure is reported until it is saved", async () => {
  const autosaver = openAutosaver();
  answers = [
    { kind: "saved", at: 1 },
    { kind: "failed", reason: "offline" },
  ];
  autosaver.changed(typed("a"));
  await autosaver.flush();
  autosaver.changed(typed("ab"));
  expect(states).toEqual(["waiting", "saved", "waiting"]);
  await autosaver.flush();
  autosaver.changed(typed("abc"));
  expect(states.slice(3)).toEqual(["offline"]);
  await autosaver.flush();
  expect(states.slice(4)).toEqual(["saved"]);
});

test("a page that is closed sends what waits", () => {
  const autosaver = openAutosaver();
  autosaver.leave();
  autosaver.changed(typed("a"));
  autosaver.leave();
  expect(sent).toEqual([{ title: "a", leaving: true }]);
  expect(copied).toEqual(["a"]);
});

test("a page that is hidden and then closed sends a change once, unless that failed", async () => {
  const autosaver = openAutosaver();
  answers = [
    { kind: "saved", at: 1 },
    { kind: "failed", reason: "offline" },
  ];
  autosaver.changed(typed("a"));
  autosaver.leave();
  autosaver.leave();
  await vi.advanceTimersByTimeAsync(0);
  autosaver.leave();
  expect(sent).toEqual([{ title: "a", leaving: true }]);
  autosaver.changed(typed("ab"));
  autosaver.leave();
  await vi.advanceTimersByTimeAsync(0);
  autosaver.leave();
  expect(sent.map(({ title }) => title)).toEqual(["a", "ab", "ab"]);
});
