import type { Page } from "@playwright/test";
import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { callForItem, NEWS } from "./api-items.ts";
import { settled } from "./staff-pages.ts";

test.describe.configure({ timeout: 120_000 });

const titlesOf = (subject: string) => ["one", "two", "three"].map((berth) => `${subject} at berth ${berth}`);
const listOf = (subject: string) => `/dashboard/news?q=${encodeURIComponent(subject)}`;

/** Creates three items and withdraws them again, so that they are ready to be published. */
async function addItems(page: Page, site: BuiltSite, subject: string): Promise<number[]> {
  const ids = [];
  for (const title of titlesOf(subject)) {
    const id = await callForItem(page, site, "news", { ...NEWS, title });
    const answer = await page.request.post(`${site.url}/dashboard/act/news/${id}`, {
      data: { do: "withdraw" },
      headers: { origin: site.url },
    });
    expect(answer.status()).toBe(200);
    ids.push(id);
  }
  return ids;
}

const statuses = (page: Page, site: BuiltSite, ids: readonly number[]) =>
  Promise.all(ids.map(async (id) => (await page.request.get(`${site.url}/news/${id}`)).status()));

test("three items are published at once by keyboard, and unpublished again", async ({ page, changedSite: site }) => {
  const subject = "Bow thruster";
  await signIn(page, site);
  const ids = await addItems(page, site, subject);
  await page.goto(site.url + listOf(subject));
  await settled(page);
  const bar = page.getByRole("form", { name: "Selected items" });
  await expect(bar).toBeHidden();
  const box = page.getByRole("checkbox", { name: `Select: ${titlesOf(subject)[2]}` });
  await page.getByRole("checkbox", { name: "Select all on this page" }).focus();
  await page.keyboard.press("Tab");
  await page.keyboard.press("Space");
  await expect(bar).toContainText("1 selected");
  const all = page.getByRole("checkbox", { name: "Select all on this page" });
  await expect(all).toBeChecked({ indeterminate: true });
  await all.click();
  await expect(box).toBeChecked();
  await expect(bar).toContainText("3 selected");
  await expectAccessible(page, "a list with chosen items");

  // Going back, by the link and by the browser, leaves the choice as it is.
  const publish = page.getByRole("button", { name: "Publish", exact: true });
  for (const back of [() => page.getByRole("main").getByRole("link", { name: "Back" }).click(), () => page.goBack()]) {
    await publish.press("Enter");
    await expect(page.getByRole("heading", { name: "Publish 3 items?" })).toBeVisible();
    await back();
    await expect(bar).toContainText("3 selected");
  }
  await publish.press("Enter");
  await expect(page.getByRole("heading", { name: "Publish 3 items?" })).toBeVisible();
  await expectAccessible(page, "the question before a bulk action");
  expect(await statuses(page, site, ids)).toEqual([410, 410, 410]);
  await publish.press("Enter");
  const done = page.getByRole("status").filter({ hasText: "3 items published." });
  await expect(done).toBeFocused();
  await expect(bar).toBeHidden();
  expect(await statuses(page, site, ids)).toEqual([200, 200, 200]);

  // The question can be answered before the list behind it has been loaded again.
  const { promise: isAnswered, resolve: answered } = Promise.withResolvers<void>();
  await page.route("**/dashboard/news.data?*", async (route) => {
    if (route.request().method() === "GET") await isAnswered;
    await route.continue();
  });
  await all.check();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Unpublish 3 items?" })).toBeVisible();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  answered();
  await expect(page.getByRole("status").filter({ hasText: "3 items unpublished." })).toBeFocused();
  expect(await statuses(page, site, ids)).toEqual([410, 410, 410]);
});

test.describe("without script, on a phone", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("three items are published at once, moved to the bin and restored", async ({ page, changedSite: site }) => {
    const subject = "Stern thruster";
    await signIn(page, site);
    const ids = await addItems(page, site, subject);
    const tap = async (name: string, question: string, result: string) => {
      for (const title of titlesOf(subject)) await page.getByRole("checkbox", { name: `Select: ${title}` }).tap();
      await page.getByRole("button", { name, exact: true }).tap();
      await expect(page.getByRole("heading", { name: question })).toBeVisible();
      await page.getByRole("button", { name, exact: true }).tap();
      await expect(page.getByText(result)).toBeVisible();
    };
    await page.goto(site.url + listOf(subject));
    await expect(page.getByRole("button", { name: "Publish", exact: true })).toBeHidden();
    await tap("Publish", "Publish 3 items?", "3 items published.");
    expect(await statuses(page, site, ids)).toEqual([200, 200, 200]);
    await tap("Move to the bin", "Move 3 items to the bin?", "3 items moved to the bin.");
    expect(await statuses(page, site, ids)).toEqual([410, 410, 410]);
    await page.goto(`${site.url}/dashboard/news?state=bin`);
    await tap("Restore", "Restore 3 items?", "3 items restored from the bin as unpublished.");
  });
});
