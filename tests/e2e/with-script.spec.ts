import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { expectAccessible } from "./accessible.ts";
import { expect, test, testOnSharedPage } from "./fixtures.ts";
import { ALL_PAGES } from "./routes.ts";

/** With script: no console error, no foreign requests (see fixtures.ts), no cookie, accessible in light and dark mode. */
for (const { path, language } of ALL_PAGES) {
  testOnSharedPage(`${path} with script`, async ({ page, context }) => {
    await page.goto(path);
    if (language === FALLBACK_LANGUAGE) {
      await expectAccessible(page, "day");
      await page.emulateMedia({ colorScheme: "dark" });
      await expectAccessible(page, "night", "colours");
    } else {
      await expectAccessible(page, "day", "words");
    }
    expect(await context.cookies()).toEqual([]);
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
