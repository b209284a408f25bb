import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "#platform/i18n/languages.ts";
import { de } from "./de.ts";
import { en } from "./en.ts";
import { pl } from "./pl.ts";

const messages: Record<Language, object> = { en, pl, de };
const PLURAL = /_(?:zero|one|two|few|many|other)$/;

/** All texts by their dotted keys. */
function flat(texts: object, prefix = ""): Map<string, string> {
  return new Map(
    Object.entries(texts).flatMap(([key, value]) =>
      typeof value === "string" ? [[prefix + key, value] as const] : [...flat(value, `${prefix}${key}.`)],
    ),
  );
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g) ?? [])].sort();
const english = flat(en);

describe.each(LANGUAGE_CODES)("texts in %s", (code) => {
  const texts = flat(messages[code]);

  test("are those of the English file, plural forms aside", () => {
    const keys = (of: Map<string, string>) => [...new Set([...of.keys()].map((key) => key.replace(PLURAL, "")))].sort();
    expect(keys(texts)).toEqual(keys(english));
  });

  test("are not empty", () => {
    expect([...texts].filter(([, text]) => text.trim() === "")).toEqual([]);
  });

  test("carry the placeholders of the English ones", () => {
    const wrong = [...texts].filter(([key, text]) => {
      const model = english.get(key) ?? english.get(key.replace(PLURAL, "_other"));
      return model === undefined || placeholders(model).join() !== placeholders(text).join();
    });
    expect(wrong).toEqual([]);
  });

  test("do not shout", () => {
    // As the specification words them.
    const allowed = code === "en" ? ["errors.unexpectedTitle", "contact.sent"] : [];
    expect([...texts].filter(([key, text]) => text.includes("!") && !allowed.includes(key))).toEqual([]);
  });

  test("have every plural form that the language asks for", () => {
    const forms = new Intl.PluralRules(LANGUAGES[code].locale).resolvedOptions().pluralCategories;
    const bases = new Set([...texts.keys()].filter((key) => PLURAL.test(key)).map((key) => key.replace(PLURAL, "")));
    const missing = [...bases]
      .flatMap((base) => forms.map((form) => `${base}_${form}`))
      .filter((key) => !texts.has(key));
    expect(missing).toEqual([]);
  });
});
