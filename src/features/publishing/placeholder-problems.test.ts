import { expect, test } from "vitest";
import { contactWords } from "#forms/contact/words.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { placeholderProblems } from "./placeholder-problems.ts";

const { subject, text, noticeSubject, accept } = contactWords.texts;
const found = (typed: string, field: Parameters<typeof placeholderProblems>[2]) =>
  placeholderProblems("texts.en.x", typed, field, (name) => name === "founded").map(({ code, detail }) => [
    code,
    detail,
  ]);

test("a field names values of the site and those of its own", () => {
  expect(found("{{reference}} since {{founded}}", subject)).toEqual([]);
  expect(found("{{reference}} from {{name}}", noticeSubject)).toEqual([]);
  expect(found("{{reference}} for {{offer}}", applicationWords.texts.textFor)).toEqual([]);
});

test("unknown and missing placeholders are named", () => {
  expect(found("We have your message", subject)).toEqual([["value-missing", "{{reference}}"]]);
  expect(found("{{refrence}}", text)).toEqual([
    ["unknown-value", "{{refrence}}"],
    ["value-missing", "{{reference}}"],
  ]);
  expect(found("{{reference}", text)).toEqual([
    ["unknown-value", "{{reference}"],
    ["value-missing", "{{reference}}"],
  ]);
  // A confirmation may go to an address of somebody else: it cannot quote its sender.
  expect(found("{{reference}}: dear {{name}}", text)).toEqual([["unknown-value", "{{name}}"]]);
});

test.each(["I accept the [terms]", "[Terms] accepted", "Ich akzeptiere die [Nutzungsbedingungen]."])(
  "%j has one link",
  (typed) => expect(found(typed, accept)).toEqual([]),
);

test.each([
  "I accept the terms",
  "I accept the [terms",
  "I accept the []",
  "I accept [ ] it",
  "[a] and [b]",
  "[[terms]]",
  "]terms[",
])("%j does not have one link", (typed) => expect(found(typed, accept)).toEqual([["link-missing", undefined]]));

test("100 kB of brackets are checked, not searched", () => {
  expect(found("[".repeat(100_000), accept)).toEqual([["link-missing", undefined]]);
  expect(found(`${"[a".repeat(50_000)}]`, accept)).toEqual([["link-missing", undefined]]);
});
