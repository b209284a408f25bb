import fc from "fast-check";
import { expect, test } from "vitest";
import { defaultPage } from "#features/publishing/read-page.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { anyCharacter } from "../../../tests/any-text.ts";
import { ANSWER_ADDRESS_MAX, answerAddress } from "./answer-address.ts";
import { ANSWER_BLOCKS, type AnswerFacts, answerLetter } from "./answer-blocks.ts";
import { letters } from "./letters/letters.ts";

const facts: AnswerFacts = {
  language: "de",
  reference: "M-4K7Q-9XTP",
  name: "Jürgen Łącki",
  author: "Anna Keller",
  company: "Ship & Shore",
  time: "20. November 2026 um 14:05",
};

const words = (language: Language = "de") => defaultPage(letters, language);

/** Parses an address as mail programs do (RFC 6068): a plus sign is not a space. */
function opened(address: string) {
  const [, to = "", subject = "", body = ""] = /^mailto:([^?]*)\?subject=([^&]*)&body=([^&]*)$/.exec(address) ?? [];
  return { to: decodeURIComponent(to), subject: decodeURIComponent(subject), body: decodeURIComponent(body) };
}

test("a reply greets by name, contains the text block and ends with the author", () => {
  const { subject, text } = answerLetter("quotation", words(), facts);
  expect(subject).toBe("Re: M-4K7Q-9XTP: Ihre Nachricht an Ship & Shore");
  expect(text.startsWith("Guten Tag Jürgen Łącki,\n\nvielen Dank")).toBe(true);
  expect(text.endsWith("\n\nMit freundlichen Grüßen\nAnna Keller\nShip & Shore")).toBe(true);
});

test("a reply without an author's name is signed only by the company", () => {
  const { text } = answerLetter("quotation", words(), { ...facts, author: undefined });
  expect(text.endsWith("\n\nMit freundlichen Grüßen\nShip & Shore")).toBe(true);
});

test.each(LANGUAGE_CODES)("every block is there in %s, differs from the others, and promises no date", (language) => {
  const texts = ANSWER_BLOCKS.map((block) => answerLetter(block, words(language), { ...facts, language }).text);
  expect(new Set(texts).size).toBe(ANSWER_BLOCKS.length);
  for (const text of texts) expect(text).not.toMatch(/\d|\[|tomorrow|within|jutro|morgen|undefined/);
});

test("a mail program gets the reply with CRLF line breaks and the quoted message", () => {
  const letter = answerLetter("blank", words(), facts);
  const address = answerAddress("jan+ship@example.org", letter, "Guten Tag,\n\n100 % & mehr?\nGrüße");
  expect(address).toContain("%0D%0A%0D%0A");
  expect(address).not.toMatch(/[+\s]|%0A%0A|(?<!%0D)%0A/);
  expect(opened(address)).toEqual({
    to: "jan+ship@example.org",
    subject: letter.subject,
    body: `${letter.text}\n\n${letter.quote}\n> Guten Tag,\n> \n> 100 % & mehr?\n> Grüße`.replaceAll("\n", "\r\n"),
  });
});

test("the local part of an address cannot add a header field", () => {
  const address = answerAddress("a?bcc=victim&x#y%40z@example.org", answerLetter("blank", words(), facts), "");
  expect(opened(address).to).toBe("a?bcc=victim&x#y%40z@example.org");
});

test("a long message is cut where the address would become too long, and says so", () => {
  const address = answerAddress(
    "jan@example.org",
    answerLetter("received", words(), facts),
    "Zażółć gęślą jaźń\n".repeat(300),
  );
  expect(address.length).toBeLessThanOrEqual(ANSWER_ADDRESS_MAX);
  expect(address.length).toBeGreaterThan(ANSWER_ADDRESS_MAX - 60);
  expect(opened(address).body.endsWith(" …")).toBe(true);
});

test("no name, company or message makes an address too long or one that cannot be read", () => {
  const text = (maxLength: number) => fc.string({ unit: "grapheme", maxLength });
  fc.assert(
    fc.property(
      fc.constantFrom(...LANGUAGE_CODES),
      fc.constantFrom(...ANSWER_BLOCKS),
      fc.record({ name: text(51), author: text(80), company: text(80) }),
      fc.string({ unit: anyCharacter, maxLength: 3000 }),
      (language, block, names, original) => {
        const letter = answerLetter(block, words(language), { ...facts, ...names, language });
        const address = answerAddress("jan@example.org", letter, original);
        expect(address.length).toBeLessThan(1_900);
        expect(opened(address).to).toBe("jan@example.org");
      },
    ),
    { numRuns: 60 },
  );
});
