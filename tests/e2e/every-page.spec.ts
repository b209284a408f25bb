import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { expect, testOnSharedPage as test } from "./fixtures.ts";
import { pageFacts, sidewaysOverflow } from "./page-facts.ts";
import { ALL_PAGES } from "./routes.ts";

/** Documents first: every page in every language is complete without script. */
test.use({ javaScriptEnabled: false });

/** The narrowest supported width, tested in every language: the words decide whether a page fits. */
const NARROWEST = 320;
/** Desktop, tablet, phone and the narrowest, tested in the language with the longest words. */
const WIDTHS = [1440, 820, 390, NARROWEST];
const LAYOUT_LANGUAGE = "de";

/** Pages that also load the script of the forms. */
const WITH_FORM: ReadonlySet<string> = new Set(["/contact", "/careers", "/careers/1", "/careers/1/apply"]);

for (const { language, page: pagePath, path } of ALL_PAGES) {
  test(`${path} is complete without script`, async ({ page, site }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(200);

    const facts = await pageFacts(page);
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
