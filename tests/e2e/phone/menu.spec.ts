import { site as shell } from "#shells/site/texts/en.ts";
import { site } from "#ui/site/texts/en.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";

test.use(PHONE);

const openButton = { name: shell.openMenu };
const menu = "#menu";

test.describe("the menu without script", () => {
  test.use({ javaScriptEnabled: false });

  test("is opened by one button and closed by another", async ({ page }) => {
    await page.goto("/news");
    await expect(page.locator(menu)).toBeHidden();
    await page.getByRole("button", openButton).click();
    await expect(page.locator(menu)).toBeVisible();
    await page.locator(menu).getByRole("button", { name: shell.closeMenu }).click();
    await expect(page.locator(menu)).toBeHidden();
  });

  test("closes by a click on the backdrop", async ({ page }) => {
    await page.setViewportSize({ width: 600, height: 844 });
    await page.goto("/");
    await page.getByRole("button", openButton).click();
    await expect(page.locator(menu)).toBeVisible();
    await page.mouse.click(20, 400);
    await expect(page.locator(menu)).toBeHidden();
  });

  test("shows one section at a time, and its links work", async ({ page }) => {
    await page.goto("/");
    await page.getByRole("button", openButton).click();
    const sections = page.locator(`${menu} details`);
    const [about, services] = [sections.filter({ hasText: site.nav.aboutUs }), sections.filter({ hasText: "01" })];
    await about.locator("summary").click();
    await expect(about).toHaveAttribute("open");
    await services.locator("summary").click();
    await expect(services).toHaveAttribute("open");
    await expect(about).not.toHaveAttribute("open");
    await services.getByRole("link", { name: /04/ }).click();
    await expect(page).toHaveURL(/\/services\/4$/);
    await expect(page.locator(menu)).toBeHidden();
  });
});

test("Escape closes the menu and returns the focus", async ({ page }) => {
  await page.goto("/");
  const button = page.getByRole("button", openButton);
  await button.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator(menu)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.locator(menu)).toBeHidden();
  await expect(button).toBeFocused();
});

for (const colorScheme of ["light", "dark"] as const) {
  test(`the open menu is accessible, ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.goto("/de/services");
    await page.locator("[popovertarget=menu]").first().click();
    await page.locator(`${menu} summary`).last().click();
    await expect(page.locator(menu)).toBeVisible();
    await expectAccessible(page, "open menu");
  });
}
