import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, test } from "vitest";
import { LANGUAGE_CODES, LANGUAGES, type Language } from "./languages.ts";
import { fill, flatten, plural, type TextFile, type TextTree } from "./texts.ts";

const src = join(import.meta.dirname, "../..");
const folders = globSync("**/texts/en.ts", { cwd: src }).map((file) => dirname(dirname(file)));
const files = import.meta.glob<TextFile>("../../**/texts/*.ts", { eager: true });
const DESCRIPTION_MAX = 155;

/** Returns all texts of a folder in a language by their names: "site.list.title". */
function textsIn(folder: string, language: Language): ReadonlyMap<string, string> {
  // The type check covers `page`.
  const { page: _page, ...texts } = files[`../../${folder}/texts/${language}.ts`] ?? {};
  return new Map(flatten(texts as TextTree));
}

const placeholders = (text: string) => [...new Set(text.match(/\{\{.*?\}\}/g))].sort().join();

/** The plural forms of a text; a "|" between spaces is an ordinary character. */
const formsOf = (text: string) => text.split(/(?<=\S)\|(?=\S)/);

/** Texts with exclamation marks, as the specification has them. */
const SHOUTS = ["site.unexpectedTitle", "site.sent", "staff.errors.unexpectedTitle"];

/** Folders of pages in features: their labels are those of their page alone. */
const PAGES = ["features/submissions/letters"];

describe.each(folders)("texts of %s", (folder) => {
  const english = textsIn(folder, "en");

  test.each(LANGUAGE_CODES)("in %s", (language) => {
    const texts = textsIn(folder, language);
    const wrong = (is: (key: string, text: string) => boolean) => [...texts].filter(([key, text]) => is(key, text));
    expect([...texts.keys()].sort(), "the keys of the English file").toEqual([...english.keys()].sort());
    expect(wrong((_key, text) => text.trim() === "")).toEqual([]);

    const model = (key: string) => placeholders(formsOf(english.get(key) ?? "")[0] ?? "");
    const otherPlaceholders = (key: string, form: string) => placeholders(form) !== model(key);
    expect(wrong((key, text) => formsOf(text).some((form) => otherPlaceholders(key, form)))).toEqual([]);

    const { pluralCategories } = new Intl.PluralRules(LANGUAGES[language].locale).resolvedOptions();
    // Whole numbers only: "other" is the form of 1.5 where there is "many".
    const forms = pluralCategories.includes("many") ? 3 : 2;
    expect(wrong((_key, text) => ![1, forms].includes(formsOf(text).length))).toEqual([]);
    expect(wrong((key, text) => formsOf(text).length > 1 !== formsOf(english.get(key) ?? "").length > 1)).toEqual([]);

    // German and Norwegian have a space where the ellipsis stands for words.
    expect(wrong((_key, text) => ["en", "pl"].includes(language) && text.includes(" …"))).toEqual([]);

    const shouts = wrong((key, text) => text.includes("!") && !(language === "en" && SHOUTS.includes(key)));
    expect(shouts).toEqual([]);
    expect(wrong((key, text) => key === "site.description" && text.length > DESCRIPTION_MAX)).toEqual([]);
  });
});

/** Scripts for visitors that contain their texts in place of calling textsOf(). */
const SCRIPTS_WITH_TEXTS = ["pages/media/film"];

test("textsOf() is called with the folder of its file", () => {
  const calls = globSync("**/*.{ts,tsx}", { cwd: src }).flatMap((file) =>
    [...readFileSync(join(src, file), "utf8").matchAll(/import\("\.\/texts\/en\.ts"\)>\(\s*"([^"]*)"/g)].map(
      ([, named]) => [file, named],
    ),
  );
  const bundled = globSync("**/*.ts", { cwd: src }).filter((file) =>
    /import\.meta\.glob[^;]*"\.\/texts\/\*\.ts"/.test(readFileSync(join(src, file), "utf8")),
  );
  expect(bundled.map((file) => dirname(file))).toEqual(SCRIPTS_WITH_TEXTS);
  expect([...calls.map(([, named]) => named), ...SCRIPTS_WITH_TEXTS].sort()).toEqual(folders.toSorted());
  expect(calls.filter(([file, named]) => dirname(file ?? "") !== named)).toEqual([]);
});

/** Expressions that read pasted text. */
const READS_NO_BREAK_SPACES = [
  "features/publishing/drafts/draft-schemas.ts",
  "features/publishing/rich-text-editor/rich-text/word-lists.ts",
];

test("only typeset() places no-break spaces: no source or document contains one", () => {
  const sources = globSync("**/*.{ts,tsx,css}", { cwd: src }).filter((file) => !/\.test\.tsx?$/.test(file));
  const documents = globSync("../{README.md,docs/**/*.md}", { cwd: src });
  const found = [...sources, ...documents].filter((file) =>
    /\u00a0|\\u00a0|&nbsp;/i.test(readFileSync(join(src, file), "utf8")),
  );
  expect(found.toSorted()).toEqual([...READS_NO_BREAK_SPACES, "platform/i18n/typography.ts"]);
});

/** Components look up texts in their own folder and in those below it: a name in both would hide one of them. */
test("no folder repeats the name of a text that many folders use", () => {
  const isShared = (folder: string) => /^(?:platform|ui|features)\//.test(folder) && !PAGES.includes(folder);
  const names = folders.map((folder) => {
    const keys = [...textsIn(folder, "en").keys()];
    return [folder, keys.filter((key) => !key.startsWith("mails."))] as const;
  });
  const shared = names.filter(([folder]) => isShared(folder));
  // A form may override the texts of all forms.
  const mayHide = (folder: string, other: string) => folder === "features/submissions" && other.startsWith("forms/");
  const repeated = shared.flatMap(([folder, keys]) =>
    names
      .filter(([other, others]) => other !== folder && others.some((key) => keys.includes(key)))
      .filter(([other]) => !mayHide(folder, other))
      .map(([other]) => other),
  );
  expect(repeated).toEqual([]);
});

test.each([
  [0, "pozycji"],
  [1, "pozycja"],
  [2, "pozycje"],
  [4, "pozycje"],
  [5, "pozycji"],
  [12, "pozycji"],
  [21, "pozycji"],
  [22, "pozycje"],
  [112, "pozycji"],
  [1002, "pozycje"],
])("%i in Polish has the form %s", (count, form) => {
  expect(plural("pl", "pozycja|pozycje|pozycji", count)).toBe(form);
});

test.each(["en", "de"] as const)("%s has one form for one and another for all other numbers", (language) => {
  const forms = [0, 1, 2, 21].map((count) => plural(language, "one|other", count));
  expect(forms).toEqual(["other", "one", "other", "other"]);
});

test("a text with one form is the same for every number", () => {
  expect(plural("pl", "łącznie", 3)).toBe("łącznie");
});

test("a placeholder without a value stays visible", () => {
  expect(fill("{{count}} of {{max}}", { count: 3 })).toBe("3 of {{max}}");
  expect(fill("{{fields}}. {{other}}.", { fields: "Name und USt-IdNr." })).toBe("Name und USt-IdNr. {{other}}.");
});
