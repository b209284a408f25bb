import type { Locator, Page } from "@playwright/test";
import { breakableSqlite } from "../breakable-database.ts";
import { expect, test, WITH_ADMIN } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";

/** Refusals and missing responses are errors in the browser's console. */
test.use({ expectedErrors: [/422|503|ERR_FAILED/] });
test.describe.configure({ timeout: 90_000 });

const TYPED = { Title: "Bow thruster renewed", Description: "New drive, old propeller." };

/** Saves, and expects a refusal with this text and an unchanged form. */
async function expectInputPreserved(page: Page, save: Locator, words: string): Promise<void> {
  await save.click();
  const alert = page.getByRole("alert").filter({ hasText: words });
  await expect(alert).toBeFocused();
  for (const [label, value] of Object.entries(TYPED)) {
    const field = itemFormOn(page).text("en", label);
    if (label === "Description") await expect(field).toHaveText(value);
    else await expect(field).toHaveValue(value);
  }
}

test("what was typed stays when the server refuses it, fails, or does not respond", async ({ page }) => {
  const { site, breakDatabase, mendDatabase, stop } = await breakableSqlite(WITH_ADMIN);
  const ready = async () => (await fetch(`${site.url}/readyz`)).status;
  const form = itemFormOn(page);
  try {
    await signIn(page, site);
    await page.goto(`${site.url}/dashboard/projects/create`);
    await form.ready();
    await form.write("en", TYPED);
    const url = page.getByLabel(/^Link to an external project page/);
    await url.fill("javascript:alert(1)");
    await expectInputPreserved(page, form.save, "Failed to save project: some fields need a correction.");
    await expect(url).toHaveAccessibleDescription(/Enter a web address/);
    await page.getByRole("alert").getByRole("link", { name: "Link to an external project page" }).click();
    await expect(url).toBeFocused();
    await url.fill("");

    await page.route("**/dashboard/save/**", (route) => route.abort());
    await expectInputPreserved(page, form.save, "Error saving project.");
    await page.unroute("**/dashboard/save/**");

    await breakDatabase();
    await expect.poll(ready, { timeout: 15_000 }).toBe(503);
    await expectInputPreserved(page, form.save, "Failed to save project: the database is not responding.");
    await mendDatabase();
    await expect.poll(ready, { timeout: 15_000 }).toBe(200);
    await form.save.click();
    await expect(page.getByRole("heading", { level: 1, name: TYPED.Title })).toBeVisible();
  } finally {
    await stop();
  }
});
