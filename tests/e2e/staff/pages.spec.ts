import { page as home } from "#pages/home/texts/en.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("the home page is changed in three languages, previewed, published, restored, and returned to its default", async ({
  page,
  changedSite: site,
}) => {
  test.slow();
  const form = itemFormOn(page);
  const edit = async () => {
    await page.goto(`${site.url}/dashboard/pages`);
    await page.getByRole("link", { name: "Home", exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: "Home", exact: true })).toBeVisible();
    await settled(page);
  };
  const headlineAt = async (path: string) => {
    await page.goto(site.url + path);
    return page.getByRole("heading", { level: 1 }).textContent();
  };

  await signIn(page, site);
  await page.goto(`${site.url}/dashboard/pages`);
  await expect(page.getByRole("row", { name: /^Home\b/ })).toContainText("Default");
  await edit();
  await form.write("en", {
    Headline: "From Bridge to Bilge",
    "First paragraph, in large type": "We go where the fault is.",
  });
  await form.write("pl", { Headline: "Od mostka po zęzę" });
  await form.write("de", { Headline: "Von der Brücke bis zur Bilge" });
  await form.openCheck();
  const preview = page.frameLocator("iframe");
  await expect(preview.getByRole("heading", { level: 1 })).toHaveText("From Bridge to Bilge");
  await expectAccessible(page, "the check of a page");
  await form.check.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  expect(await headlineAt("/")).toBe("From Bridge to Bilge");
  await expect(page.getByText("We go where the fault is.")).toBeVisible();
  expect(await headlineAt("/pl")).toBe("Od mostka po zęzę");
  expect(await headlineAt("/de")).toBe("Von der Brücke bis zur Bilge");

  await edit();
  await expectAccessible(page, "the form of a page");
  const english = page.locator("#panel-en");
  await english.getByRole("button", { name: "Restore default" }).first().click();
  await expect(form.text("en", "Headline")).toHaveValue(home.headline);
  await form.publish();
  expect(await headlineAt("/")).toBe(home.headline);
  expect(await headlineAt("/pl")).toBe("Od mostka po zęzę");

  await edit();
  await page.getByRole("link", { name: "History" }).click();
  await page.getByRole("button", { name: "Restore version 1" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore" }).click();
  await expect(page.getByText("Version 1 restored as version 3.")).toBeVisible();
  await edit();
  await expect(form.text("en", "Headline")).toHaveValue("From Bridge to Bilge");

  await page.getByRole("button", { name: "Restore default", exact: true }).last().click();
  await page.getByRole("dialog").getByRole("button", { name: "Restore default" }).click();
  await expect(page.getByRole("dialog")).toBeHidden();
  expect(await headlineAt("/pl")).not.toBe("Od mostka po zęzę");
});

test("a value is chosen from a menu by keyboard, shown as it is today, and checked", async ({
  page,
  changedSite: site,
}) => {
  const form = itemFormOn(page);
  await signIn(page, site);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${site.url}/dashboard/pages/home/1`);
  await settled(page);
  const headline = form.text("en", "Headline");
  await headline.fill("Since , on board");
  await headline.press("Home");
  for (const _ of "Since ") await headline.press("ArrowRight");
  await page.getByRole("button", { name: "Insert placeholder: Top of the page – Headline (English)" }).press("Enter");
  const founded = page.getByRole("button", { name: "Founded: 2007" });
  await expect(founded).toBeInViewport();
  const menu = await page.locator("[popover]:popover-open").boundingBox();
  expect(menu?.x).toBeGreaterThanOrEqual(16);
  expect((menu?.x ?? 0) + (menu?.width ?? 390)).toBeLessThanOrEqual(390 - 16);
  await expectAccessible(page, "the menu of values");
  await page.keyboard.press("Tab");
  await expect(founded).toBeFocused();
  await founded.press("Enter");
  await expect(headline).toHaveValue("Since {{founded}}, on board");
  await expect(headline).toBeFocused();
  const english = page.locator("#panel-en");
  await expect(english.getByText("Since 2007, on board")).toBeVisible();
  await page.keyboard.type("{{foundd}} ");
  await expect(english.getByText("“{{foundd}}” is not a known placeholder.")).toBeVisible();
  await form.openCheck();
  await expect(form.check.getByText("“{{foundd}}” is not a known placeholder.")).toBeVisible();
  await expect(form.check.getByRole("button", { name: "Publish", exact: true })).toBeDisabled();
  const preview = page.frameLocator("iframe").getByRole("heading", { level: 1 });
  await expect(preview).toHaveText("Since 2007{{foundd}} , on board");
  await form.check.getByRole("button", { name: "Back to the form" }).click();
  await expect(headline).toBeVisible();
});
