import fc from "fast-check";
import { expect, test } from "vitest";
import { excerpt, normalizedLine, normalizedLines, truncate } from "./typed-text.ts";

const INVISIBLE = "\u00ad\u200b\u200c\u200d\u200e\u200f\u202a\u202e\u2060\u2064\u2066\u2069\ufeff";

test("a line is stored without characters that nobody sees", () => {
  for (const sign of INVISIBLE) expect(normalizedLine(`${sign} MV${sign} Example ${sign}`)).toBe("MV Example");
  expect(normalizedLine(` ${INVISIBLE} `)).toBe("");
  // A mark joins the letter before it.
  expect(normalizedLine("Jo\u200b\u0301zef")).toBe("Józef");
});

test("several lines keep them: emoji and some scripts are joined by them", () => {
  const text = "👩\u200d🔧\nمی\u200cخواهم";
  expect(normalizedLines(text)).toBe(text);
});

test("a text of 90 characters is unchanged", () => {
  const text = "x".repeat(90);
  expect(truncate(text, 90)).toBe(text);
});

test("a longer one is cut to 90 characters and an ellipsis", () => {
  expect(truncate("x".repeat(91), 90)).toBe(`${"x".repeat(90)}…`);
});

test("the cut is at the end of a word, without a comma before the ellipsis", () => {
  expect(truncate("For reverse power, overcurrent", 15)).toBe("For reverse…");
  expect(truncate("For reverse power, overcurrent", 18)).toBe("For reverse power…");
  expect(truncate("For reverse power, overcurrent", 11)).toBe("For reverse…");
});

test("a cut at the end of a sentence needs no ellipsis", () => {
  expect(truncate("Switches the load off. Alarms follow.", 25)).toBe("Switches the load off.");
  expect(truncate("Läuft die Pumpe? Über zwei Kanäle.", 18)).toBe("Läuft die Pumpe?");
  expect(truncate("Mierzy prąd (do 6 kA). „Suchy” styk.", 24)).toBe("Mierzy prąd (do 6 kA).");
});

test("an abbreviation or a number is no end of a sentence, and no full stop comes before the ellipsis", () => {
  expect(truncate("Power of approx. 16 kW", 18)).toBe("Power of approx…");
  expect(truncate("Protokoll, z. B. Modbus RTU", 18)).toBe("Protokoll, z. B…");
  expect(truncate("Kommt am 5. November", 12)).toBe("Kommt am 5…");
  expect(truncate("Speaks buses, e.g. Modbus", 20)).toBe("Speaks buses, e.g…");
});

test("an excerpt is the sentences that fit, when they take half of its length", () => {
  const text = "Switches the load off. Alarms follow later. The relay is reset by hand.";
  expect(excerpt(text, 100)).toBe(text);
  expect(excerpt(text, 60)).toBe("Switches the load off. Alarms follow later.");
  expect(excerpt(text, 43)).toBe("Switches the load off. Alarms follow later.");
  expect(excerpt(text, 42)).toBe("Switches the load off.");
  expect(excerpt(text, 20)).toBe("Switches the load…");
  expect(excerpt("Opens. The relay is reset by hand.", 25)).toBe("Opens. The relay is reset…");
  expect(excerpt("Power of approx. 16 kW for pumps. Rail-mounted.", 40)).toBe("Power of approx. 16 kW for pumps.");
});

test("there is no space before the ellipsis", () => {
  expect(truncate("one two three", 4)).toBe("one…");
});

test("surrogate pairs are not split", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), fc.integer({ min: 1, max: 100 }), (text, length) => {
      const cut = truncate(text, length);
      expect(cut.isWellFormed()).toBe(true);
      expect(Array.from(cut).length).toBeLessThanOrEqual(Math.max(length + 1, 1));
    }),
  );
});
