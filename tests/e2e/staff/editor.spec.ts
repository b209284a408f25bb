import type { Locator, Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { type ItemForm, itemFormOn } from "./item-form.ts";

/** Opens a form of the dashboard, signed in. @param path below /dashboard */
async function openForm(page: Page, site: { url: string }, path: string): Promise<ItemForm> {
  await page.goto(`${site.url}/dashboard/${path}`);
  const form = itemFormOn(page);
  await form.ready();
  return form;
}

test.beforeEach(({ page, site }) => signIn(page, site));

test("closing the tab at once loses nothing that was typed; discarding the draft does", async ({
  page,
  site,
  context,
}) => {
  const tab = await context.newPage();
  await (await openForm(tab, site, "news/3")).write("en", { Title: "Typed and closed" });
  await tab.close();
  const form = await openForm(page, site, "news/3");
  await expect(form.text("en", "Title")).toHaveValue("Typed and closed");
  await expect(page.getByText(/^Unsaved changes from .* restored\./)).toBeVisible();
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(form.text("en", "Title")).not.toHaveValue("Typed and closed");
  await page.reload();
  await form.ready();
  await expect(page.getByText(/^Unsaved changes from .* restored\./)).toHaveCount(0);
});

test("a translation shows that and how English has changed since, and can be marked as following it", async ({
  page,
  site,
}) => {
  const form = await openForm(page, site, "news/5");
  const german = page.locator("#panel-de");
  await expect(german).toContainText("Complete");
  await form.write("en", { Title: `${await form.text("en", "Title").inputValue()} today` });
  await expect(german).toContainText("Outdated");
  await expect(german).toContainText("Visitors see this text, translated from an older English version.");
  await german.getByText("Show what changed").click();
  await expect(german.locator("ins")).toContainText("today");
  await expectAccessible(page, "what changed");
  await german.getByLabel("Mark German as up to date").check();
  await form.save.click();
  await expect(page.getByText(/^Saved at/)).toBeVisible();
  await page.reload();
  await form.ready();
  await expect(german).toContainText("Complete");
  await expect(page.locator("#panel-pl")).toContainText("Outdated");
});

test("one language has to be complete before publishing, and Polish alone is enough", async ({ page, changedSite }) => {
  await signIn(page, changedSite);
  const form = await openForm(page, changedSite, "news/create");
  const [english, polish, german] = ["en", "pl", "de"].map((language) => page.locator(`#panel-${language}`));
  await expect(english as Locator).toContainText("Complete at least one language before publishing.");
  await form.write("pl", { Title: "Tylko po polsku" });
  await expect(polish as Locator).toContainText("Complete at least one language before publishing.");
  await expect(german as Locator).toContainText("Until it is complete, visitors see the text in Polish.");
  await form.openCheck();
  await expect(form.check).toContainText("Complete at least one language before publishing.");
  await form.check.getByRole("link", { name: "Short description (Polish)" }).click();
  await expect(form.text("pl", "Short description")).toBeFocused();
  await expectAccessible(page, "what is missing");
  await form.write("pl", { "Short description": "Krótko.", Description: "Cały tekst." });
  await expect(english as Locator).toContainText("visitors see the text in Polish");
  await form.openCheck();
  await expect(form.check.getByRole("radio", { name: "Polski" })).toBeChecked();
  await expect(form.check).toContainText("Visitors see the text in Polish.");
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goto(`${changedSite.url}/de/news`);
  await page.getByRole("link", { name: /Tylko po polsku\s+auf Polnisch/ }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveAttribute("lang", "pl");
  for (const feed of ["/news.xml", "/de/news.xml"])
    expect(await (await page.request.get(changedSite.url + feed)).text()).toContain("Tylko po polsku");
});

test.describe("a stock that is no whole number", () => {
  test.use({ expectedErrors: [/422/] });

  test("is refused at its field and stays as it was typed", async ({ page, site }) => {
    await openForm(page, site, "products/2");
    const stock = page.getByLabel("Stock");
    for (const typed of ["2.5", "-3", "abc"]) {
      await stock.fill(typed);
      await page.keyboard.press("Control+s");
      await expect(stock).toHaveAttribute("aria-invalid", "true");
      await expect(stock).toHaveAccessibleDescription(/Enter a whole number/);
      await expect(stock).toHaveValue(typed);
    }
    await page.getByRole("button", { name: "Cancel" }).click();
  });
});

test("on a tablet the languages are tabs, and the form can be used by keyboard alone", async ({ page, site }) => {
  await page.setViewportSize({ width: 820, height: 1000 });
  const form = await openForm(page, site, "news/create");
  await expectAccessible(page, "the empty form");
  await page.getByRole("tab", { name: /English/ }).focus();
  await page.keyboard.press("ArrowRight");
  await expect(page.getByRole("tab", { name: /Polski/ })).toBeFocused();
  await expect(form.text("pl", "Title")).toBeVisible();
  await expect(form.text("en", "Title")).toBeHidden();
  await page.getByRole("button", { name: "Publish" }).focus();
  await page.keyboard.press("Enter");
  await expect(form.check.getByRole("link", { name: "Title (English)" })).toBeVisible();
  await expectAccessible(page, "the last look");
  await page.keyboard.press("Tab");
  await page.keyboard.press("Enter");
  await expect(form.text("en", "Title")).toBeFocused();
  await page.keyboard.type("Written without a mouse");
  await expect(page).toHaveTitle(/^New news item/);
  // The answer waits until more has been typed.
  let answer = () => {};
  const typed = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route("**/dashboard/save/news/new", async (route) => {
    await typed;
    await route.continue();
  });
  await page.keyboard.press("Control+s");
  await page.keyboard.type(", twice");
  answer();
  await expect(page).toHaveURL(/\/dashboard\/news\/\d+$/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Written without a mouse");
  await expect(page).toHaveTitle(/^Written without a mouse/);
  await expect(form.text("en", "Title")).toBeFocused();
  await expect(form.text("en", "Title")).toHaveValue("Written without a mouse, twice");
  await expect(page.getByText(/^Draft autosaved at/)).toBeVisible();
  await page.reload();
  await form.ready();
  await expect(page.getByText(/^Unsaved changes from .* restored\./)).toBeVisible();
  await expect(form.text("en", "Title")).toHaveValue("Written without a mouse, twice");
  await form.text("en", "Title").focus();
  await page.keyboard.press("Control+s");
  await expect(page.getByRole("status").filter({ hasText: /^Saved at/ })).toBeVisible();
  await expect(page.getByText(/^Draft autosaved/)).toHaveCount(0);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Written without a mouse, twice");
  await expect(form.text("en", "Title")).toBeFocused();
  await page.goto("/dashboard/news");
  await expect(page.getByRole("link", { name: /^Written without a mouse/ })).toHaveCount(1);
});
