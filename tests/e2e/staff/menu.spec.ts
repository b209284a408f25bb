import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("by keyboard, a menu entry is renamed and moved, a link is added, and visitors see it; the history shows it", async ({
  page,
  changedSite: site,
}) => {
  test.slow();
  const form = itemFormOn(page);
  const main = page.locator("#panel-en").getByRole("group", { name: /^Main menu/ });
  const entry = (number: number) => main.getByRole("group", { name: `Row ${number}`, exact: true });
  const button = (name: string) => main.getByRole("button", { name, exact: true });
  const open = async () => {
    await page.goto(`${site.url}/dashboard/pages`);
    await page.getByRole("link", { name: "Menu and page names" }).click();
    await settled(page);
  };
  await signIn(page, site);
  await open();

  await expect(entry(7).getByRole("textbox", { name: "Label" })).toHaveAttribute("placeholder", "Careers");
  await entry(7).getByRole("textbox", { name: "Label" }).focus();
  await page.keyboard.type("Jobs on board");
  await button("Move up: Row 7").press("Enter");
  await expect(button("Move up: Row 6")).toBeFocused();
  await expect(main.getByRole("status")).toHaveText("Row 7 moved to position 6.");
  await page.keyboard.press("Enter");
  await expect(button("Move up: Row 5")).toBeFocused();
  await expect(entry(5).getByRole("textbox", { name: "Label" })).toHaveValue("Jobs on board");

  await button("Add row").press("Enter");
  await expect(entry(9).getByRole("textbox", { name: "Label" })).toBeFocused();
  await page.keyboard.type("Spare parts shop");
  await page.keyboard.press("Tab");
  await page.keyboard.type("javascript:alert(1)");
  await button("Remove: Row 1").press("Enter");
  await expect(button("Remove: Row 1")).toBeFocused();
  await expect(main.getByRole("group")).toHaveCount(8);

  await form.openCheck();
  const problem = form.check.getByRole("link", { name: "Navigation – Main menu, Row 8, Link (English)" });
  await expect(form.check.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  await problem.press("Enter");
  const link = entry(8).getByRole("textbox", { name: "Link" });
  await expect(link).toBeFocused();
  await expect(link).toHaveAccessibleDescription(/begins with https:/);
  await expectAccessible(page, "rows with a problem");
  await page.setViewportSize({ width: 390, height: 844 });
  await expectAccessible(page, "rows on a phone");
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await page.setViewportSize({ width: 1440, height: 900 });
  await link.fill("https://shop.example.org/");
  await expect(link).not.toHaveAttribute("aria-invalid");
  await form.publish();

  const labels = ["About us", "Jobs on board", "Services", "Products", "Contact", "Spare parts shop"];
  await page.goto(`${site.url}/about`);
  const header = page.getByRole("navigation", { name: "Main" });
  await expect(header.locator(":scope > a, :scope > div > a")).toHaveText(labels);
  await expect(header.getByRole("link", { name: "About us" })).toHaveAttribute("aria-current", "page");
  await expect(header.getByRole("link", { name: "Spare parts shop" })).toHaveAttribute("rel", "noopener");
  await header.locator("summary", { hasText: "Submenu: About us" }).press("Enter");
  await expect(header.getByRole("link", { name: "News", exact: true })).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(header.getByRole("link", { name: "News", exact: true })).toBeHidden();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.getByRole("button", { name: "Open menu" }).press("Enter");
  const menu = page.getByRole("navigation", { name: "Menu", exact: true });
  await expect(menu.locator(":scope > a, :scope > div > a")).toHaveText(labels);
  await expectAccessible(page, "the menu on a phone");

  await open();
  await entry(4).getByRole("textbox", { name: "Label" }).fill("Work with us");
  await form.save.click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.getByRole("link", { name: "History" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "History" })).toBeVisible();
  await expect(page.locator("del")).toContainText("Jobs on board");
  await expect(page.getByText("Spare parts shop · https://shop.example.org/")).toBeVisible();
});
