import { expect, test } from "vitest";
import { refusalStatus, refusalText } from "./refusal-texts.ts";
import { submissionTexts } from "./texts.ts";

test.each([
  [1, "1 minute."],
  [60, "1 minute."],
  [61, "2 minutes."],
  [600, "10 minutes."],
])("after %i seconds the visitor is told to wait whole minutes, never too few", (retryAfterS, words) => {
  expect(refusalText({ kind: "limited", retryAfterS }, submissionTexts.site("en"))).toContain(words);
});

test("a full disk and an unavailable database have different texts and statuses", () => {
  const away = { kind: "unavailable", status: 503 } as const;
  const full = { kind: "unavailable", status: 507 } as const;
  expect(refusalText(away, submissionTexts.site("de"))).not.toBe(refusalText(full, submissionTexts.site("de")));
  expect([away, full].map(refusalStatus)).toEqual([
    { status: 503, retryAfterS: 30 },
    { status: 507, retryAfterS: 30 },
  ]);
  expect(refusalStatus({ kind: "limited", retryAfterS: 12.5 })).toEqual({ status: 429, retryAfterS: 13 });
});
