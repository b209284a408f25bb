import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { shellTexts } from "#shells/site/texts.ts";
import { expect, test } from "./fixtures.ts";

test("the language switch opens the same page in another language, and back", async ({ page }) => {
  await page.goto("/services/4");
  for (const language of ["pl", "de", "en"] as const) {
    await page.getByRole("banner").locator(`a[hreflang=${language}]`).first().click();
    await expect(page).toHaveURL(localizedPath("/services/4", language));
    await expect(page.locator("html")).toHaveAttribute("lang", language);
    await expect(page.getByRole("banner").locator("a[hreflang][aria-current]").first()).toHaveAttribute(
      "lang",
      language,
    );
  }
});

test("links of a page stay in its language", async ({ page }) => {
  await page.goto("/pl");
  const foreign = await page
    .locator("a[href^='/']:not([hreflang]):not([data-offer] a)")
    .evaluateAll((links) =>
      links
        .map((link) => link.getAttribute("href") ?? "")
        .filter((href) => !/^\/pl(?:[/?#]|$)|\.\w+(?:\?|$)/.test(href)),
    );
  expect(foreign).toEqual([]);
});

test("a text without translation is marked with the language it is in", async ({ page }) => {
  await page.goto("/de/products/12");
  await expect(page.locator("html")).toHaveAttribute("lang", "de");
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "en");
  await page.goto("/de/products");
  const mark = page.locator("a[href='/de/products/12'] h3 [lang=de]");
  await expect(mark).toHaveText("auf Englisch");
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await mark.evaluate((element) => element.getBoundingClientRect().right)).toBeLessThanOrEqual(320);
});

test("each typeface is one file, which has the letters of every language", async ({ page }) => {
  await page.goto("/pl");
  const faces = await page.evaluate(() => Array.from(document.fonts, ({ family }) => family.replaceAll('"', "")));
  expect(faces.toSorted()).toEqual(["Fall", "One Mono", "One Sans"]);

  const files = await page.evaluate(() => {
    const rules = Array.from(document.styleSheets, ({ cssRules }) => Array.from(cssRules, ({ cssText }) => cssText));
    return [...new Set(rules.join().match(/\/assets\/[\w-]+\.woff2/g))];
  });
  expect(files).toHaveLength(2);
  await page.evaluate(async (addresses) => {
    const text = document.createElement("p");
    text.id = "letters";
    for (const [i, address] of addresses.entries()) {
      const face = await new FontFace(`Tested${i}`, `url(${address})`).load();
      document.fonts.add(face);
      const part = document.createElement("span");
      part.style.fontFamily = `Tested${i}`;
      part.textContent = "ĄĆĘŁŃÓŚŹŻąćęłńóśźżÄÖÜäöüß";
      text.append(part);
    }
    document.body.append(text);
  }, files);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("DOM.enable");
  await devtools.send("CSS.enable");
  const { root } = await devtools.send("DOM.getDocument");
  const { nodeId } = await devtools.send("DOM.querySelector", { nodeId: root.nodeId, selector: "#letters" });
  const { fonts } = await devtools.send("CSS.getPlatformFontsForNode", { nodeId });
  await devtools.detach();
  expect(fonts.filter(({ isCustomFont }) => !isCustomFont)).toEqual([]);
});

test("the hero is animated on arrival at the site, not on each visit of the page", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("html")).toHaveAttribute("data-arrived");
  await page.getByRole("banner").getByRole("link", { name: "Products" }).click();
  await expect(page.locator("html")).not.toHaveAttribute("data-arrived");
  await page.reload();
  await expect(page.locator("html")).not.toHaveAttribute("data-arrived");
});

for (const language of LANGUAGE_CODES.filter((code) => code !== "en")) {
  test.describe(`a browser that prefers ${language}`, () => {
    test.use({ locale: language });

    test("is offered its language until it declines", async ({ page }) => {
      await page.goto("/");
      await expect(page).toHaveURL("/");
      const offer = page.locator(`[data-offer=${language}]`);
      await expect(offer).toBeVisible();
      await expect(page.locator("[data-offer]:visible")).toHaveCount(1);
      // It has a row of its own and does not cover the page.
      const [box, main] = [await offer.boundingBox(), await page.getByRole("main").boundingBox()];
      expect((box?.y ?? Number.NaN) + (box?.height ?? 0)).toBeLessThanOrEqual(main?.y ?? Number.NaN);
      await offer.getByRole("button").click();
      await expect(offer).toBeHidden();
      await page.goto("/news");
      await expect(page.locator("[data-themes]")).toBeVisible();
      await expect(offer).toBeHidden();
    });

    test("opens the same page by the offer", async ({ page }) => {
      await page.goto("/services/2");
      await page.locator(`[data-offer=${language}]`).getByRole("link").click();
      await expect(page).toHaveURL(`/${language}/services/2`);
      await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
    });
  });
}

test("a browser that prefers English is offered nothing in English", async ({ page }) => {
  await page.goto("/");
  await expect(page.locator("[data-themes]")).toBeVisible();
  await expect(page.locator("[data-offer]:visible")).toHaveCount(0);
});

test("the theme follows the system, is chosen by keyboard, and is remembered across pages and visits", async ({
  page,
  context,
}) => {
  const themes = (of: typeof page) => of.getByRole("combobox", { name: shellTexts.site("en")("theme") });
  const drawing = (of: typeof page) => of.locator("main img").first();
  await page.goto("/about");
  await expect(themes(page)).toHaveValue("day");
  await page.emulateMedia({ colorScheme: "dark" });
  await expect(themes(page)).toHaveValue("dusk");
  await themes(page).focus();
  await page.keyboard.press("ArrowDown");
  await expect(themes(page)).toHaveValue("night");
  await expect(drawing(page)).toHaveAttribute("src", /\.svg\b.*#night$/);
  await page.goto("/services");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "night");
  await expect(drawing(page)).toHaveAttribute("src", /#night$/);
  const other = await context.newPage();
  await other.goto("/contact");
  await expect(themes(other)).toHaveValue("night");
  await themes(other).selectOption("day");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "day");
  await expect(drawing(page)).not.toHaveAttribute("src", /#night/);
});
