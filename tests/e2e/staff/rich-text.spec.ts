import { readFileSync } from "node:fs";
import type { Page } from "@playwright/test";
import type { RichDoc } from "#ui/rich-text/rich-doc.ts";
import { expect, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";

/** The English text that the form sends when it is saved. */
interface SentDraft {
  draft: { texts: { en: { description: string; rich?: RichDoc } } };
}

/** Opens the form of a new item and returns the editor of its English text. */
async function openText(page: Page) {
  await page.goto("/dashboard/news/create");
  const text = page.locator("[role=textbox][lang=en]");
  await text.click();
  return text;
}

/** Saves, and returns the English text that is sent. */
async function sent(page: Page) {
  const [request] = await Promise.all([
    page.waitForRequest((made) => made.url().includes("/dashboard/save/")),
    page.keyboard.press("ControlOrMeta+s"),
  ]);
  const { description, rich } = (request.postDataJSON() as SentDraft).draft.texts.en;
  return { description, rich };
}

function paste(page: Page, data: Record<string, string>) {
  return page.evaluate((texts) => {
    const clipboardData = new DataTransfer();
    for (const [type, text] of Object.entries(texts)) clipboardData.setData(type, text);
    const event = new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, data);
}

const fixture = (name: string) => readFileSync(new URL(`../../fixtures/pasted/${name}`, import.meta.url), "utf8");

/** Saves are intercepted and not stored, so that each test begins with an empty form. */
test.beforeEach(async ({ page, site }) => {
  await signIn(page, site);
  await page.route("**/dashboard/autosave/**", (route) =>
    route.fulfill({ json: { kind: "saved", at: Date.now(), revision: 1 } }),
  );
  await page.route("**/dashboard/save/**", (route) => route.fulfill({ json: { kind: "refused", problems: [] } }));
});

test("pasted content is cleaned; a plain text retains its lines and has no rich document", async ({ page }) => {
  const text = await openText(page);
  const emptied = async () => {
    await text.click();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
  };
  for (const program of ["word", "word-signs", "libreoffice", "google-docs", "hostile"]) {
    await paste(page, { "text/html": fixture(`${program}.clip`), "text/plain": "" });
    expect(await sent(page), program).toEqual(JSON.parse(fixture(`${program}.json`)));
    await emptied();
  }
  await paste(page, { "text/plain": "One.\r\n\r\n\r\nTwo\nlines." });
  expect(await sent(page)).toEqual({ description: "One.\n\nTwo\nlines." });
});

test("a text beyond the limit is refused with a message", async ({ page }) => {
  const text = await openText(page);
  await paste(page, { "text/plain": "x".repeat(20_001) });
  await expect(page.getByText("a text has 20,000 characters at most")).toBeVisible();
  await expect(text).toHaveText("");
});

test("the toolbar works by keyboard, and Tab leaves the editor", async ({ page }) => {
  const text = await openText(page);
  await page.keyboard.type("Governor");
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Heading", exact: true }).first()).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(text.getByRole("heading", { level: 2, name: "Governor" })).toBeVisible();
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
});

test("the address of a link is asked for in a dialog and checked", async ({ page }) => {
  const text = await openText(page);
  await page.keyboard.type("maker");
  await page.keyboard.press("ControlOrMeta+a");
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByLabel("Address");
  await address.fill("javascript:alert(1)");
  await address.press("Enter");
  await expect(dialog.getByText("This cannot be linked.")).toBeVisible();
  await address.fill("example.org");
  await address.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text.getByRole("link", { name: "maker" })).toHaveAttribute("href", "https://example.org");
});

test("a page of this site is chosen by its title, in the language of the text", async ({ page }) => {
  await openText(page);
  const text = page.locator("[role=textbox][lang=pl]");
  await text.focus();
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  const address = dialog.getByRole("combobox", { name: "Address" });
  const offered = (path: string) => dialog.locator(`option[value="${path}"]`);
  await expect(offered("/pl/contact")).toHaveAttribute("label", "Kontakt");
  const title = "Sterowanie wrotami i zasuwami śluzy";
  await address.fill("sterowanie wro");
  await expect(offered("/pl/projects/2")).toHaveAttribute("label", title);
  await expect(offered("/pl/contact")).toHaveCount(1);
  await address.fill("/pl/projects/2");
  await address.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(text.getByRole("link", { name: title })).toHaveAttribute("href", "/pl/projects/2");
});
