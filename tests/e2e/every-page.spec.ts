import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { withAxe } from "../axe.ts";
import { expectAccessible, expectAccessibleInTheDark } from "./accessible.ts";
import { expect, test } from "./fixtures.ts";
import { pageFacts, sidewaysOverflow } from "./page-facts.ts";
import { ALL_PAGES } from "./routes.ts";

/** The narrowest supported width, tested in every language: the words decide whether a page fits. */
const NARROWEST = 320;
/** Desktop, tablet, between tablet and phone, phone and the narrowest, tested in the language with the longest words. */
const WIDTHS = [1440, 820, 620, 390, NARROWEST];
const LAYOUT_LANGUAGE = "de";

/** Workers share the pages with script. A test for each page would take half as long again. */
const PARTS = [0, 1, 2];
test.describe.configure({ timeout: 180_000 });

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

  for (const language of LANGUAGE_CODES) {
    test(`every page in ${language} is complete as sent, and fits`, async ({ page, site }) => {
      for (const { page: pagePath, path } of ALL_PAGES.filter((address) => address.language === language)) {
        const response = await page.goto(path);
        expect.soft(response?.status(), path).toBe(200);

        const facts = await pageFacts(page, await response?.text());
        expect.soft(facts.lang, path).toBe(language);
        expect.soft(facts.headings, path).toEqual([expect.stringMatching(/./)]);
        expect.soft(facts.title.length, path).toBeGreaterThan(10);
        expect.soft(facts.description?.length, path).toBeGreaterThan(20);
        expect.soft(facts.description?.length, path).toBeLessThanOrEqual(160);
        expect.soft(facts.canonical, path).toBe(site.url + path);
        const inEachLanguage = LANGUAGE_CODES.map((code) => [code, site.url + localizedPath(pagePath, code)]);
        const alternates = { ...Object.fromEntries(inEachLanguage), "x-default": site.url + pagePath };
        expect.soft(facts.alternates, path).toEqual(alternates);
        const ownScripts = WITH_FORM.has(pagePath)
          ? /^\/assets\/own-(?:enhance|form-[a-z-]+)-[\w-]+\.js$/
          : /^\/assets\/own-enhance-[\w-]+\.js$/;
        expect
          .soft(
            facts.scripts.filter((script) => !ownScripts.test(script)),
            path,
          )
          .toEqual([]);
        expect.soft(facts.inlineStyles, path).toBe(0);
        if (pagePath === "/") expect.soft(facts.breadcrumbs, path).toEqual([]);
        else expect.soft(facts.breadcrumbs.length, path).toBeGreaterThanOrEqual(2);

        for (const width of language === LAYOUT_LANGUAGE ? WIDTHS : [NARROWEST]) {
          await page.setViewportSize({ width, height: 900 });
          expect.soft(await sidewaysOverflow(page), `sideways overflow of ${path} at ${width} px`).toBe(0);
        }
      }
    });
  }
});

/** With script, a page causes no console error and no foreign request (see fixtures.ts), sets no cookie, fits and is accessible. */
for (const part of PARTS) {
  test(`every page is accessible, and still fits, with script, part ${part + 1}`, async ({ page, context }) => {
    const pages = ALL_PAGES.filter(({ language }) => language === LAYOUT_LANGUAGE);
    await withAxe(page, async () => {
      for (const { path } of pages.filter((_, i) => i % PARTS.length === part)) {
        await page.goto(path);
        await expectAccessible(page, `${path}, day`);
        await expectAccessibleInTheDark(page, path);
        expect.soft(await context.cookies(), path).toEqual([]);
        await page.setViewportSize({ width: NARROWEST, height: 900 });
        expect.soft(await sidewaysOverflow(page), `sideways overflow of ${path} at ${NARROWEST} px`).toBe(0);
        await page.emulateMedia({ colorScheme: "light" });
        await page.setViewportSize({ width: 1440, height: 900 });
      }
    });
  });
}

test("the style guide is accessible in every theme", async ({ page }) => {
  await page.goto("/styleguide");
  await expectAccessible(page, "day");
  await expectAccessibleInTheDark(page, "style guide");
});

test("day, dusk and night look different", async ({ page }) => {
  await page.goto("/");
  const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
  const day = await ground();
  await page.emulateMedia({ colorScheme: "dark" });
  const dusk = await ground();
  await page.locator("html").evaluate((root) => root.setAttribute("data-theme", "night"));
  expect(new Set([day, dusk, await ground()]).size).toBe(3);
});
