import type { Browser } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { callForItem, NEWS } from "./api-items.ts";
import { type ItemForm, itemFormOn } from "./item-form.ts";
import { COLLEAGUE, invite } from "./second-person.ts";

test.use({ expectedErrors: [/401|404|409|ERR_INTERNET_DISCONNECTED/] });
test.describe.configure({ timeout: 60_000 });

/** Another browser on the same site. */
async function anotherPage(browser: Browser, site: BuiltSite) {
  const context = await browser.newContext({ baseURL: site.url, reducedMotion: "reduce", locale: "en-GB" });
  return context.newPage();
}

const saved = (form: ItemForm) => form.save.page().getByText(/^Saved at/);

test("the second of two people who save gets a conflict, sees both versions, and loses nothing", async ({
  page,
  browser,
  site,
}) => {
  await signIn(page, site);
  const other = await anotherPage(browser, site);
  await invite(other, site);
  const address = `/dashboard/news/${await callForItem(page, site, "news", NEWS)}`;
  const [mine, theirs] = [itemFormOn(page), itemFormOn(other)];
  await Promise.all([page.goto(address), other.goto(address)]);
  await Promise.all([mine.ready(), theirs.ready()]);
  await theirs.write("en", { Title: "Theirs", "Short description": "Two of us wrote this: theirs." });
  await theirs.save.click();
  await expect(saved(theirs)).toBeVisible();

  await mine.write("en", { Description: "Mine.", "Short description": "Two of us wrote this: mine." });
  await mine.save.click();
  const dialog = page.getByRole("dialog", { name: "Someone else has saved changes to this item" });
  await expect(dialog).toContainText(COLLEAGUE);
  await expectAccessible(page, "both versions");
  const short = dialog.getByRole("group", { name: "Short description (English)" });
  await expect(short).toContainText("Two of us wrote this: theirs.");
  await expect(short.locator("ins")).toContainText("mine");
  await short.getByLabel(`Theirs (${COLLEAGUE})`).check();
  await dialog.getByRole("button", { name: "Save selection" }).click();
  await expect(saved(mine)).toBeVisible();
  await expect(mine.text("en", "Title")).toHaveValue("Theirs");
  await expect(mine.text("en", "Short description")).toHaveValue("Two of us wrote this: theirs.");
  await expect(mine.text("en", "Description")).toHaveText("Mine.");

  // A draft typed offline is still there when a colleague has saved after the tab was closed.
  const context = page.context();
  await context.setOffline(true);
  await mine.write("en", { Title: "Typed at sea" });
  await expect(page.getByRole("alert")).toContainText("You are offline.");
  await page.close();
  await other.reload();
  await theirs.ready();
  await theirs.write("en", { Title: "Saved ashore" });
  await theirs.save.click();
  await expect(saved(theirs)).toBeVisible();
  await context.setOffline(false);
  const reopened = await context.newPage();
  await reopened.goto(address);
  await expect(itemFormOn(reopened).text("en", "Title")).toHaveValue("Typed at sea");
  await expect(reopened.getByText(new RegExp(`${COLLEAGUE} has since saved`))).toBeVisible();
  await other.context().close();
});

test("a draft is hidden from strangers; a preview link shows it until it is revoked", async ({
  page,
  browser,
  site,
}) => {
  await signIn(page, site);
  // A project needs the client's permission, so this stays a draft.
  const { title, description } = NEWS;
  const id = await callForItem(page, site, "projects", { title, description });
  const stranger = await anotherPage(browser, site);
  expect((await stranger.goto(`/projects/${id}`))?.status()).toBe(404);
  expect((await stranger.goto(`/preview/draft/project/${id}`))?.status()).toBe(401);
  await page.goto(`/dashboard/projects/${id}`);
  await itemFormOn(page).ready();
  await page.getByRole("button", { name: "Create link" }).click();
  const link = await page.getByRole("link", { name: /\/preview\// }).getAttribute("href");
  await stranger.goto(link ?? "");
  await expect(stranger.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("button", { name: "Revoke" }).click();
  await expect(page.getByRole("button", { name: "Revoke" })).toBeHidden();
  expect((await stranger.goto(link ?? ""))?.status()).toBe(404);
  await stranger.context().close();
});
