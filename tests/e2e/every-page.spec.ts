import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { pageFacts, sidewaysOverflow } from "./page-facts.ts";
import { ALL_PAGES } from "./routes.ts";

/** The narrowest supported width, tested in every language: the words decide whether a page fits. */
const NARROWEST = 320;
/** Desktop, tablet, phone and the narrowest, tested in the language with the longest words. */
const WIDTHS = [1440, 820, 390, NARROWEST];
const LAYOUT_LANGUAGE = "de";

/** Pages that also load the script of the forms. */
const WITH_FORM: ReadonlySet<string> = new Set([
  ...["/careers", "/careers/1"],
  ...forms.map(({ addresses: { page } }) => `/${page.replace(":id", "1")}`),
]);

/**
 * Documents first: every page in every language is complete as it is sent, before any script, and fits the narrowest
 * phone.
 */
test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  for (const { language, page: pagePath, path } of ALL_PAGES) {
    test(`${path} is complete as sent, and fits`, async ({ page, site }) => {
      const response = await page.goto(path);
      expect(response?.status()).toBe(200);

      const facts = await pageFacts(page, await response?.text());
      expect(facts.lang).toBe(language);
      expect(facts.headings).toHaveLength(1);
      expect(facts.headings[0]).not.toBe("");
      expect(facts.title.length).toBeGreaterThan(10);
      expect(facts.description?.length).toBeGreaterThan(20);
      expect(facts.description?.length).toBeLessThanOrEqual(160);
      expect(facts.canonical).toBe(site.url + path);
      const inEachLanguage = LANGUAGE_CODES.map((code) => [code, site.url + localizedPath(pagePath, code)]);
      expect(facts.alternates).toEqual({ ...Object.fromEntries(inEachLanguage), "x-default": site.url + pagePath });
      const ownScripts = WITH_FORM.has(pagePath)
        ? /^\/assets\/own-(?:enhance|form-[a-z-]+)-[\w-]+\.js$/
        : /^\/assets\/own-enhance-[\w-]+\.js$/;
      expect(facts.scripts.filter((script) => !ownScripts.test(script))).toEqual([]);
      expect(facts.inlineStyles).toBe(0);
      if (pagePath === "/") expect(facts.breadcrumbs).toEqual([]);
      else expect(facts.breadcrumbs.length).toBeGreaterThanOrEqual(2);

      for (const width of language === LAYOUT_LANGUAGE ? WIDTHS : [NARROWEST]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysOverflow(page), `sideways overflow at ${width} px`).toBe(0);
      }
    });
  }
});

/** With script, a page causes no console error and no foreign request (see fixtures.ts), sets no cookie, fits and is accessible. */
for (const { path } of ALL_PAGES.filter(({ language }) => language === LAYOUT_LANGUAGE)) {
  test(`${path} is accessible, and still fits, with script`, async ({ page, context }) => {
    await page.goto(path);
    await expectAccessible(page, "day");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "night", "colours");
    expect(await context.cookies()).toEqual([]);
    await page.setViewportSize({ width: NARROWEST, height: 900 });
    expect(await sidewaysOverflow(page), `sideways overflow at ${NARROWEST} px`).toBe(0);
  });
}

test("the style guide is accessible in light and dark mode", async ({ page }) => {
  await page.goto("/styleguide");
  await expectAccessible(page, "day");
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, "night", "colours");
});

test("dark mode looks different from light mode", async ({ page }) => {
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  expect(await ground()).not.toBe(day);
});
