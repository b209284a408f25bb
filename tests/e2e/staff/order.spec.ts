import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test.describe.configure({ timeout: 120_000 });

test("a seventh service is added, moved by keyboard, seen in menu and list, and withdrawn again", async ({
  page,
  changedSite: site,
}) => {
  const form = itemFormOn(page);
  const list = async () => {
    await page.goto(`${site.url}/dashboard/services`);
    await settled(page);
  };
  const titles = () => page.getByRole("main").getByRole("rowheader").getByRole("link").allTextContents();
  const menu = async (path: string) => {
    await page.goto(site.url + path);
    const links = page.locator("nav a[href*='/services/']");
    const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute("href")?.split("/").at(-1)));
    return [...new Set(paths)].map(Number);
  };

  await signIn(page, site);
  await list();
  const six = await titles();
  expect(six).toHaveLength(6);
  await page.getByRole("link", { name: "New service" }).click();
  await settled(page);
  await expect(page.getByLabel("List order")).toHaveCount(0);
  await form.write("en", {
    Title: "Thermographic surveys",
    Summary: "Hot joints, found under load.",
    "Introductory sentence": "We find hot joints before they fail.",
  });
  await form.publish();
  expect(await menu("/about")).toEqual([1, 2, 3, 4, 5, 6, 7]);

  await list();
  expect(await titles()).toEqual([...six, "Thermographic surveys"]);
  await expectAccessible(page, "a list with an order");
  const up = page.getByRole("button", { name: "Move up: Thermographic surveys" });
  const down = page.getByRole("button", { name: "Move down: Thermographic surveys" });
  await expect(down).toBeDisabled();
  await up.focus();
  const said = page.getByRole("status").filter({ hasText: "7 items" });
  for (const place of [6, 5]) {
    await page.keyboard.press("Enter");
    await expect(said).toContainText(`“Thermographic surveys” is now ${place} of 7.`);
    await expect(up).toBeFocused();
  }
  expect(await titles()).toEqual([...six.slice(0, 4), "Thermographic surveys", ...six.slice(4)]);
  expect(await menu("/de/about")).toEqual([1, 2, 3, 4, 7, 5, 6]);

  await list();
  await page.getByRole("button", { name: "Actions: Thermographic surveys" }).click();
  await page.getByRole("button", { name: "Move to the top" }).click();
  await expect(said).toContainText("is now 1 of 7.");
  // Its own button is disabled at the top: the other one takes the focus.
  await expect(down).toBeFocused();
  expect(await menu("/services")).toEqual([7, 1, 2, 3, 4, 5, 6]);

  await list();
  await page.getByRole("button", { name: "Actions: Thermographic surveys" }).click();
  await page.getByRole("button", { name: "Unpublish", exact: true }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Unpublish" }).click();
  await expect(page.getByText("Unpublished: Thermographic surveys")).toBeVisible();
  expect(await menu("/about")).toEqual([1, 2, 3, 4, 5, 6]);
});

test.describe("without script, on a phone", () => {
  test.use({ ...PHONE, javaScriptEnabled: false });

  test("an entry is moved", async ({ page, changedSite: site }) => {
    await signIn(page, site);
    await page.goto(`${site.url}/dashboard/equipment`);
    const titles = () => page.getByRole("main").getByRole("rowheader").getByRole("link").allTextContents();
    const [first = "", second = "", ...rest] = await titles();
    await page.getByRole("button", { name: `Move up: ${second}`, exact: true }).tap();
    await expect(page.getByText(`“${second}” is now 1 of`)).toBeVisible();
    expect(await titles()).toEqual([second, first, ...rest]);
  });
});
