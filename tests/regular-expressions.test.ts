import { expect, test } from "vitest";
import { attack } from "./regular-expressions/attack.ts";
import { expressionsIn, type KnownValues, sourceExpressions } from "./regular-expressions/source-expressions.ts";

/** Example values of names inside expressions that the file itself does not define. */
const KNOWN: KnownValues = {
  "src/features/submissions/form-kit/reference.ts": { letters: "AM" },
  "src/features/settings/company/place-input.ts": { positive: "EO", negative: "W" },
  // The patterns of offers and of figures.
  "src/features/publishing/fields.ts": {
    pattern: "[a-z][a-z0-9-]{1,60}|(?!(?:name|address|email|[a-zA-Z]*Months)$)[a-zA-Z]{1,40}",
  },
  "src/platform/i18n/typography.ts": {
    units: String.raw`r\.|zł|godz\.`,
    months: "stycznia|lutego|marca|listopada",
    beforeNumbers: String.raw`nr|tel\.|§`,
    beforeWords: String.raw`[aiouwzAIOUWZ]|np\.|lit\.`,
  },
  "src/features/settings/form-rows.ts": { list: "phones" },
  "src/platform/http/canonical-url.server.ts": { FALLBACK_LANGUAGE: "en" },
  "src/platform/http/send.server.ts": { coding: "br" },
};

test("the time of every expression of the source grows no faster than the text", { timeout: 120_000 }, async () => {
  const expressions = await sourceExpressions(KNOWN);
  expect(expressions.length).toBeGreaterThan(200);
  const verdicts = await attack(expressions);
  const slow = expressions.flatMap(({ place, pattern }, i) =>
    verdicts[i] ? `${place} /${pattern}/ ${verdicts[i]}` : [],
  );
  expect(slow).toEqual([]);
});

test("the attacks find slow expressions, and continue after one that does not end", {
  timeout: 60_000,
}, async () => {
  const slow = [
    // Exponential: a comment can match as one or as several.
    /^\s*(?:<\?xml[^>]*>\s*|<!--[\s\S]*?-->\s*|<!DOCTYPE\s+svg[^>]*>\s*)*<(?:\w+:)?svg[\s>]/i,
    // Quadratic: each space starts a search of its own.
    /\s*\n\s*/,
    /-+$/,
    /<style>(.*?)<\/style>/s,
    // Quadratic after a required prefix.
    /^key(?:=|:)\s*(.*?)\s*$/,
  ];
  const quick = [/^a+$/, /(?<!\s)\s*\n\s*/, /\b(?:x|y){3}\d/, /^(?=(?:\D*\d){5})[+\d]{4,30}$/];
  const verdicts = await attack([...slow, ...quick].map(({ source, flags }) => ({ pattern: source, flags })));
  expect(verdicts.map((verdict) => verdict !== undefined)).toEqual([
    ...slow.map(() => true),
    ...quick.map(() => false),
  ]);
  expect(verdicts[0]).toBe("does not end within 2000 ms");
});

test("expressions are read from literals and from calls with concatenated texts", () => {
  const source = `
    const N = 3;
    const WORD = String.raw\`\\w{\${N}}\`;
    const quick = /a"[/]b/giu;
    export const page = (text: string) => <p pattern="c">{text.replace(/d/, "")}</p>;
    const { e = new RegExp(\`^\${WORD}|\${name}\`, "u") } = {};
    z.string().check(z.regex(RegExp("f")));
  `;
  expect(expressionsIn("a.tsx", source, { name: "given" })).toEqual([
    { place: "a.tsx:4", pattern: 'a"[/]b', flags: "giu" },
    { place: "a.tsx:5", pattern: "d", flags: "" },
    { place: "a.tsx:6", pattern: "^\\w{3}|given", flags: "u" },
    { place: "a.tsx:7", pattern: "f", flags: "" },
  ]);
  expect(() => expressionsIn("a.ts", "new RegExp(list)", {})).toThrow("a.ts: the text of list is not known");
});
