import fc from "fast-check";
import { expect, test } from "vitest";
import { anyCharacter } from "../../../tests/any-text.ts";
import { changedPassages, type Passage } from "./changed-passages.ts";

const textOf = (found: Passage[], kind: Passage["kind"]) =>
  found
    .filter((passage) => passage.kind === "same" || passage.kind === kind)
    .map(({ text }) => text)
    .join("");

function holds(before: string, after: string) {
  const found = changedPassages(before, after);
  expect(textOf(found, "removed")).toBe(before);
  expect(textOf(found, "added")).toBe(after);
  expect(found.every(({ text }) => text !== "")).toBe(true);
  expect(found.some(({ kind }, i) => found[i + 1]?.kind === kind)).toBe(false);
}

test("a word that was changed", () => {
  expect(changedPassages("The governor holds.", "The governor regulates.")).toEqual([
    { kind: "same", text: "The governor " },
    { kind: "removed", text: "holds" },
    { kind: "added", text: "regulates" },
    { kind: "same", text: "." },
  ]);
});

test("words that were changed one after another are one passage", () => {
  expect(changedPassages("set twice a year", "set once each month")).toEqual([
    { kind: "same", text: "set " },
    { kind: "removed", text: "twice a year" },
    { kind: "added", text: "once each month" },
  ]);
});

test("a paragraph that was added", () => {
  expect(changedPassages("One.\n\nThree.", "One.\n\nTwo.\n\nThree.")).toContainEqual({
    kind: "added",
    text: "Two.\n\n",
  });
});

test("nothing changed, nothing there", () => {
  expect(changedPassages("", "")).toEqual([]);
  expect(changedPassages("Łódź", "Łódź")).toEqual([{ kind: "same", text: "Łódź" }]);
  expect(changedPassages("", "new")).toEqual([{ kind: "added", text: "new" }]);
  expect(changedPassages("old", "")).toEqual([{ kind: "removed", text: "old" }]);
});

test("both texts can be put together again", () => {
  const word = fc.constantFrom("a", "b", "switchboard", " ", "  ", "\n", "\n\n", ".", "ł", "😀", "\ud83d", "é");
  const text = fc.oneof(
    fc.array(word, { maxLength: 40 }).map((all) => all.join("")),
    fc.string({ unit: anyCharacter }),
  );
  fc.assert(fc.property(text, text, holds));
});

test("20,000 characters with little in common take bounded time", () => {
  const random = (seed: number, unit: (n: number) => string) => {
    let state = seed;
    let text = "";
    while (text.length < 20_000) {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
      text += unit(state >> 8);
    }
    return text.slice(0, 20_000);
  };
  const kinds: ((n: number) => string)[] = [
    (n) => `w${n % 5000} `,
    (n) => `${n % 7} `,
    (n) => `${n % 3}.\n\n`,
    (n) => (n % 2 === 0 ? "." : ","),
    (n) => (n % 50 === 0 ? "\n\n" : "a "),
  ];
  for (const unit of kinds) {
    const before = random(1, unit);
    const after = random(7, unit);
    const start = process.threadCpuUsage();
    const found = changedPassages(before, after);
    const { user, system } = process.threadCpuUsage(start);
    expect(user + system).toBeLessThan(1_000_000);
    expect(textOf(found, "removed")).toBe(before);
    expect(textOf(found, "added")).toBe(after);
  }
});

test("of a long text with every other paragraph rewritten, the others stay the same", () => {
  const paragraph = (name: string) => Array.from({ length: 60 }, (_, i) => `${name}${i}`).join(" ");
  const before = Array.from({ length: 20 }, (_, i) => paragraph(`old${i % 2 === 0 ? "" : "x"}${i}`)).join("\n\n");
  const after = before.replaceAll("oldx", "new");
  const found = changedPassages(before, after);
  expect(found.filter(({ kind }) => kind === "same").length).toBe(10);
});
