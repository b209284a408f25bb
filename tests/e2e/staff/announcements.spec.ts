import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test("an announcement is at the top of every page, in every language", async ({ page, changedSite: site }) => {
  const form = itemFormOn(page);
  const strip = page.getByRole("complementary", { name: /^(Announcement|Komunikat)$/ });
  await signIn(page, site);
  await page.goto(`${site.url}/dashboard/announcements/create`);
  await settled(page);
  await form.text("en", "Sentence").fill("Our office is closed from 24 to 26 December.");
  const link = page.locator("#panel-en").getByRole("group", { name: /^Link/ });
  await link.getByRole("button", { name: "Add row" }).click();
  await link.getByRole("textbox", { name: "Label" }).fill("Service phone, day and night");
  await link.getByRole("textbox", { name: "Link", exact: true }).fill("/contact");
  await page.getByLabel("Shown until").fill("2199-12-26");
  await expectAccessible(page, "the form of an announcement");
  await form.publish();

  for (const [width, height] of [
    [1440, 900],
    [820, 1180],
    [PHONE.viewport.width, PHONE.viewport.height],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto(`${site.url}/about`);
    await expect(strip).toContainText("Our office is closed from 24 to 26 December.");
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
    await expectAccessible(page, `an announcement at ${width}`);
  }
  await strip.getByRole("link", { name: "Service phone, day and night" }).click();
  await expect(page).toHaveURL(`${site.url}/contact`);
  await page.goto(`${site.url}/pl/news`);
  await expect(strip.getByText("po angielsku")).toHaveAttribute("lang", "pl");
});
