import { expect, test } from "vitest";
import { news } from "#collections/news/news.ts";
import { offers } from "#collections/offers/offers.ts";
import { draftSample } from "../../../tests/draft-samples.ts";
import { copiedDraft } from "./copied-draft.ts";

test("a copy says in each language that it is one, and is dated today", () => {
  const original = draftSample("news", "Governor");
  original.texts.pl.title = "Regulator";
  original.texts.de.title = "  ";
  const copy = copiedDraft(news, original, "2026-05-01");
  expect([copy.texts.en.title, copy.texts.pl.title, copy.texts.de.title, copy.posted]).toEqual([
    "Copy of Governor",
    "Kopia: Regulator",
    "  ",
    "2026-05-01",
  ]);
  expect(original.texts.en.title).toBe("Governor");
});

test("a title that leaves no room for it is shortened, never within a character", () => {
  const long = draftSample("offer", "x".repeat(160));
  const title = String(copiedDraft(offers, long, "2026-05-01").texts.en.title);
  expect([title.length, title.slice(0, 9), title.slice(-2)]).toEqual([160, "Copy of x", "x…"]);
  const emoji = draftSample("offer", `${"x".repeat(150)}\u{1F6A2}xxxxxxxxx`);
  expect(copiedDraft(offers, emoji, "2026-05-01").texts.en.title).toBe(`Copy of ${"x".repeat(150)}…`);
});
