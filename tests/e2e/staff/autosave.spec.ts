import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { type ItemForm, itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test.use({ expectedErrors: [/401|409|422|ERR_INTERNET_DISCONNECTED/] });
test.describe.configure({ timeout: 60_000 });
test.beforeEach(({ page, site }) => signIn(page, site));

const expectSaved = (page: Page) => expect(page.getByText(/^Draft autosaved at/)).toBeVisible();

async function typeTitle(form: ItemForm, title: string): Promise<void> {
  await form.write("en", { Title: title });
  await expectSaved(form.save.page());
}

test("two tabs on a new item keep both texts, which are listed, continued and discarded", async ({ page, context }) => {
  await page.goto("/dashboard/products/create");
  const [one, tab] = [itemFormOn(page), await context.newPage()];
  await one.ready();
  await expect(page).toHaveURL(/create\?draft=[0-9a-f]{16}$/);
  await typeTitle(one, "Relay, first tab");
  await tab.goto(page.url());
  const other = itemFormOn(tab);
  await other.ready();
  await expect(other.text("en", "Title")).toHaveValue("Relay, first tab");
  await typeTitle(other, "Relay, second tab");
  const address = page.url();
  await one.write("en", { Title: "Relay, first tab again" });
  await expect(page.getByRole("alert").filter({ hasText: "continued this draft in another tab" })).toBeVisible();
  await expectSaved(page);
  expect(page.url()).not.toBe(address);
  await expectAccessible(page, "a draft that was continued in another tab");
  await page.reload();
  await one.ready();
  await expect(one.text("en", "Title")).toHaveValue("Relay, first tab again");

  await tab.goto("/dashboard");
  await settled(tab);
  const drafts = tab.getByRole("region", { name: "Your drafts" });
  await expect(drafts).toContainText("Products, not saved");
  await drafts.getByRole("button", { name: "Discard: Relay, second tab" }).click();
  await tab.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
  await expect(drafts.getByRole("status")).toHaveText("Discarded: Relay, second tab");
  await expect(drafts.getByRole("link", { name: "Relay, second tab" })).toHaveCount(0);

  await tab.goto("/dashboard/products");
  const unsaved = tab.getByRole("region", { name: "Not saved yet" });
  await unsaved.getByRole("link", { name: "Relay, first tab again" }).click();
  await other.ready();
  await other.save.click();
  await expect(tab.getByRole("heading", { level: 1, name: "Relay, first tab again" })).toBeVisible();
  await tab.goto("/dashboard/products");
  await expect(unsaved).toHaveCount(0);

  // The first tab still shows what the second has saved; a second save must not go unnoticed.
  await one.save.click();
  await expect(
    page.getByRole("alert").filter({ hasText: "saved or discarded this draft in another tab" }),
  ).toBeVisible();
  await expectSaved(page);
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/products$/);
  await expect(page.getByRole("region", { name: "Not saved yet" })).toHaveCount(0);
});

test("text typed offline, or after the session has ended, is stored automatically afterwards", async ({
  page,
  site,
  context,
}) => {
  await page.goto("/dashboard/news/7");
  const form = itemFormOn(page);
  await form.ready();
  const alert = page.getByRole("alert");
  await context.setOffline(true);
  await form.write("en", { Title: "Typed at sea" });
  await expect(alert).toContainText("You are offline.");
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
  await form.save.click();
  await expect(alert).toContainText("Error saving news.");
  await expect(alert).toContainText("You are offline.");
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first().click();
  await page.getByRole("dialog", { name: "Leave without saving?" }).getByRole("button", { name: "Back" }).click();
  await context.setOffline(false);
  await expectSaved(page);
  await expect(alert).toHaveCount(0);

  await context.clearCookies();
  await form.write("en", { Title: "Typed after the session" });
  await expect(alert).toContainText("Your session has ended.");
  await expect(alert.getByRole("link", { name: "Log in again in another tab" })).toHaveAttribute("target", "_blank");
  await expect(page.getByText(/^Saved/)).toHaveCount(0);
  await expectAccessible(page, "a session that has ended");
  await signIn(page, site);
  // The event of the browser when the user returns to this tab.
  await page.evaluate(() => dispatchEvent(new Event("focus")));
  await expectSaved(page);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await form.ready();
  await expect(form.text("en", "Title")).toHaveValue("Typed after the session");
  await page.getByRole("button", { name: "Discard" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Discard" }).click();
});

test("a title and a maker that are too long stay unchanged and are refused with the reason beside them", async ({
  page,
}) => {
  await page.goto("/dashboard/projects/2");
  const form = itemFormOn(page);
  await form.ready();
  const title = form.text("en", "Title");
  const pasted = "Relay ".repeat(30).trim();
  await title.fill(pasted);
  await expect(title).toHaveValue(pasted);
  await expect(title).toHaveAccessibleDescription(/Too long: 19 characters over the limit of 160\./);
  const maker = page.getByLabel("Equipment maker");
  await maker.fill("Maker ".repeat(14).trim());
  await expect(maker).toHaveAccessibleDescription(/Too long: 3 characters over the limit of 80\./);
  await expectSaved(page);
  await form.save.click();
  await expect(page.getByRole("alert")).toContainText("some fields need a correction");
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard\/projects$/);
});

/**
 * Returns whether the page makes the browser ask before it closes the tab. The event is dispatched by the test:
 * Chromium sometimes shows no question in a test that closes a tab.
 */
const asksBeforeClosing = (page: Page) =>
  page.evaluate(() => !dispatchEvent(new Event("beforeunload", { cancelable: true })));

test("leaving changed settings asks first, by any navigation", async ({ page }) => {
  await page.goto("/dashboard/settings");
  await settled(page);
  const city = page.getByRole("region", { name: "Company and address" }).getByLabel("Town or city");
  const before = await city.inputValue();
  const overview = page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first();
  const question = page.getByRole("dialog", { name: "Leave without saving?" });
  await city.fill("Gdynia");
  await overview.click();
  await expectAccessible(page, "the question before leaving");
  await question.getByRole("button", { name: "Back" }).click();
  await expect(page).toHaveURL(/\/settings$/);
  await expect(city).toHaveValue("Gdynia");
  expect(await asksBeforeClosing(page)).toBe(true);
  await city.fill(before);
  await expect.poll(() => asksBeforeClosing(page)).toBe(false);
  await page
    .getByRole("button", { name: /Add .*phone/i })
    .first()
    .click();
  await overview.click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
  await page.goBack();
  await settled(page);
  await overview.click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test("going back at once after a page was left does not ask", async ({ page }) => {
  await page.goto("/dashboard/settings");
  await settled(page);
  await page.getByRole("region", { name: "Company and address" }).getByLabel("Town or city").fill("Gdynia");
  await page.getByRole("navigation").getByRole("link", { name: "Dashboard" }).first().click();
  // Sooner than a slow device renders the next page.
  await page.evaluate(() => {
    const pushState = history.pushState.bind(history);
    history.pushState = (...given) => {
      pushState(...given);
      history.back();
    };
  });
  const processor = await page.context().newCDPSession(page);
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 20 });
  const openedAgain = page.waitForResponse((response) => response.url().includes("/dashboard/settings.data"));
  await page.getByRole("dialog").getByRole("button", { name: "Leave" }).click();
  await openedAgain;
  await processor.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  await expect(page).toHaveURL(/\/settings$/);
  await expect(page.getByRole("dialog")).toBeHidden();
});
