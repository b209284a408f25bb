import { newsTexts } from "#collections/news/texts.ts";
import { productTexts } from "#collections/products/texts.ts";
import { errorTexts } from "#pages/errors/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { expect, test } from "./fixtures.ts";
import { expectNotFound } from "./not-found.ts";

test.use({ expectedErrors: [/404 \(Not Found\)/] });

/** Addresses that no row could answer; those that the database is asked for are in `smoke/not-found.spec.ts`. */
const MISSING = [
  ["/news/abc", "News article not found."],
  ["/services/7", "Service not found."],
  ["/nowhere", "Page not found"],
  ["/nowhere/at/all", "Page not found"],
  ["/news/1/2", "Page not found"],
] as const;

for (const [path, text] of MISSING) test(`${path}: ${text}`, ({ page }) => expectNotFound(page, path, text));

for (const language of LANGUAGE_CODES) {
  test(`the page of a missing item is in ${language}`, async ({ page }) => {
    const texts = [
      ["/news/999", newsTexts.page(language).notFound],
      ["/products/999", fill(productTexts.page(language).notFound, { id: "999" })],
      ["/nowhere", errorTexts.page(language).title],
    ] as const;
    for (const [path, text] of texts) {
      const response = await page.goto(localizedPath(path, language));
      expect(response?.status()).toBe(404);
      await expect(page.locator("html")).toHaveAttribute("lang", language);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
    }
  });
}

test("what could be read two ways has no page", async ({ request }) => {
  for (const path of ["/news%2F1", "/a/..%5cb", "/news.data", "/%2e%2e/package.json", "/.env", "/assets/"]) {
    const answer = await request.get(path, { maxRedirects: 0 });
    expect([path, [308, 404].includes(answer.status())]).toEqual([path, true]);
  }
  expect((await request.get("/%E0%A4%A")).status()).toBe(400);
});
