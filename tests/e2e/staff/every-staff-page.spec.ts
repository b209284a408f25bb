import type { Page } from "@playwright/test";
import { withAxe } from "../../axe.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { pageFacts, sidewaysOverflow } from "../page-facts.ts";
import { signIn } from "../sign-in.ts";
import { SIGNED_OUT_PAGES, settled, speak, staffPages } from "./staff-pages.ts";

/** German has the longest words. Violations of the policy are console errors, which fail the test. */
test.use({ locale: "de-DE", expectedErrors: [/401|404|410/] });
test.describe.configure({ timeout: 120_000 });

const PHONE = { width: 360, height: 800 };

/** Expects a page to be accessible in light and dark mode, and to fit the width of a phone; opens it once. */
async function expectSound(page: Page, path: string, ready: (page: Page) => Promise<void>): Promise<void> {
  const desktop = page.viewportSize() ?? PHONE;
  const response = await page.goto(path);
  expect(await response?.text(), path).not.toMatch(/<[^>]*\sstyle=/);
  await ready(page);
  const { lang, headings, title } = await pageFacts(page);
  expect([path, lang, headings.length]).toEqual([path, "de", 1]);
  expect(title, path).not.toBe("");
  await expectAccessible(page, `${path}, light`);
  await page.emulateMedia({ colorScheme: "dark" });
  await expectAccessible(page, `${path}, dark`, "colours");
  await page.emulateMedia({ colorScheme: "light" });
  // Buttons are larger for a finger.
  const screen = await page.context().newCDPSession(page);
  await screen.send("Emulation.setTouchEmulationEnabled", { enabled: true });
  await page.setViewportSize(PHONE);
  expect(await page.evaluate(() => matchMedia("(pointer: coarse)").matches)).toBe(true);
  expect(await sidewaysOverflow(page), `${path}, pixels to scroll sideways`).toBe(0);
  await screen.detach();
  await page.setViewportSize(desktop);
}

/** Two workers share the pages. */
for (const half of [0, 1]) {
  test(`the dashboard's pages are sound in German, part ${half + 1}`, async ({ page, site }) => {
    await signIn(page, site);
    await speak(page, site, "de");
    try {
      const pages = await staffPages(page, site);
      await withAxe(page, async () => {
        for (const path of pages.filter((_, i) => i % 2 === half)) await expectSound(page, path, settled);
      });
    } finally {
      await speak(page, site, "en");
    }
  });
}

test("the pages before signing in are sound in German", async ({ page }) => {
  await withAxe(page, async () => {
    for (const path of SIGNED_OUT_PAGES) await expectSound(page, path, async () => {});
  });
});
