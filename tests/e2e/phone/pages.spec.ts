import { COLOUR_RULES, expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";

for (const path of ["/", "/services/4", "/pl/projects", "/news", "/de/products/1", "/careers/1", "/contact"]) {
  test(`${path} is accessible on a phone`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, "day");
    await page.emulateMedia({ colorScheme: "dark" });
    await expectAccessible(page, "night", COLOUR_RULES);
  });
}

test("the project grid has one column on a phone, four on a wide screen", async ({ page }) => {
  await page.goto("/projects");
  const columns = () =>
    page.locator("#results a:has(img)").evaluateAll((cards) => {
      const tops = cards.map((card) => Math.round(card.getBoundingClientRect().top));
      return tops.filter((top) => top === tops[0]).length;
    });
  expect(await columns()).toBe(1);
  await page.setViewportSize({ width: 900, height: 900 });
  expect(await columns()).toBe(2);
  await page.setViewportSize({ width: 1440, height: 900 });
  expect(await columns()).toBe(4);
});
