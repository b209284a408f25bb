import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { site as shell } from "#shells/site/texts/en.ts";
import { site } from "#ui/site/texts/en.ts";
import { expect, test } from "./fixtures.ts";

test.beforeEach(({ page }) => page.goto("/"));

test("dropdowns by keyboard: Enter opens, Escape closes and returns the focus", async ({ page }) => {
  const drop = page.locator("[data-drop]").first();
  await drop.locator("summary").focus();
  await page.keyboard.press("Enter");
  await expect(drop).toHaveAttribute("open");
  await page.keyboard.press("Tab");
  await expect(drop.getByRole("link").first()).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(drop).not.toHaveAttribute("open");
  await expect(drop.locator("summary")).toBeFocused();
});

test("one dropdown is open at a time", async ({ page }) => {
  const [about, services] = [page.locator("[data-drop]").first(), page.locator("[data-drop]").last()];
  await about.locator("summary").click();
  await services.locator("summary").click();
  await expect(services).toHaveAttribute("open");
  await expect(about).not.toHaveAttribute("open");
});

test("a click elsewhere closes a dropdown, and so does moving the focus away", async ({ page }) => {
  const drop = page.locator("[data-drop]").first();
  await drop.locator("summary").click();
  await expect(drop).toHaveAttribute("open");
  await page.mouse.click(5, 700);
  await expect(drop).not.toHaveAttribute("open");
  await drop.locator("summary").click();
  const links = await drop.getByRole("link").count();
  for (let i = 0; i <= links; i += 1) await page.keyboard.press("Tab");
  await expect(drop).not.toHaveAttribute("open");
});

test("dropdowns link to News, Projects and the six services", async ({ page }) => {
  const hrefs = (drop: number) =>
    page
      .locator("[data-drop]")
      .nth(drop)
      .locator("a")
      .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(await hrefs(0)).toEqual(expect.arrayContaining(["/news", "/projects"]));
  expect(await hrefs(1)).toEqual(expect.arrayContaining([1, 2, 3, 4, 5, 6].map((id) => `/services/${id}`)));
});

test("the first Tab stop is the link that skips the navigation", async ({ page }) => {
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: shell.skip })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
});

test("the strip of projects moves by Previous and Next", async ({ page }) => {
  const [previous, next] = [page.locator("[data-step=previous]"), page.locator("[data-step=next]")];
  const strip = page.locator("#last-projects-strip");
  const left = () => strip.evaluate((element) => Math.round(element.scrollLeft));
  await expect(previous).toBeDisabled();
  await next.click();
  await expect.poll(left).toBeGreaterThan(100);
  await expect(previous).toBeEnabled();
  await previous.click();
  await expect.poll(left).toBe(0);
  await expect(previous).toBeDisabled();
  await strip.evaluate((element) => element.scrollTo({ left: element.scrollWidth }));
  await expect(next).toBeDisabled();
});

test("the footer shows company, address, tax number, owner and the year", async ({ page }) => {
  const footer = page.getByRole("contentinfo");
  for (const text of [
    site.labels.taxNumber,
    site.labels.owner,
    site.labels.address,
    `© ${new Date().getUTCFullYear()}`,
  ]) {
    await expect(footer).toContainText(text);
  }
});

test("the entries are in one row on the narrowest screen that shows them, in every language", async ({ page }) => {
  await page.setViewportSize({ width: 1265, height: 800 });
  for (const language of LANGUAGE_CODES) {
    await page.goto(localizedPath("/about", language));
    const entries = page.getByRole("banner").getByRole("navigation").first().locator(":scope > a, :scope > div > a");
    expect(await entries.count(), language).toBeGreaterThan(5);
    const tops = await entries.evaluateAll((links) => links.map((link) => link.getBoundingClientRect().top));
    expect(new Set(tops).size, language).toBe(1);
  }
});
