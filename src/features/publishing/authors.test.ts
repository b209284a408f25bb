import { expect, test } from "vitest";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { authorName, COMPANY_AUTHOR, EXAMPLE_AUTHOR } from "./authors.ts";
import { publishingTexts } from "./texts.ts";

test.each(LANGUAGE_CODES)("what the website itself has stored has authors in words of its own in %s", (language) => {
  const { authors } = publishingTexts.staff(language).history;
  const names = [EXAMPLE_AUTHOR, COMPANY_AUTHOR].map(({ name }) => authorName(name, authors));
  expect(names).toEqual([authors.example, authors.company]);
  expect(authorName("Anna Keller", authors)).toBe("Anna Keller");
});
