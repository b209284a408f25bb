import { readFileSync } from "node:fs";
import type { Locator, Page } from "@playwright/test";
import type { Inline, RichDoc } from "#ui/rich-text/rich-doc.ts";
import { expectAccessible } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { sidewaysOverflow } from "../page-facts.ts";
import { signIn } from "../sign-in.ts";
import { callForItem, NEWS, POLISH } from "./api-items.ts";
import { itemFormOn } from "./item-form.ts";

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
  // The notice of the refusal takes the focus; what is typed before would be lost.
  await expect(page.locator("[role=alert]:focus")).toBeVisible();
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

/** Programs whose clipboards are in `fixtures/pasted`, with what becomes of them. */
const PROGRAMS = [
  ...["word", "word-signs", "libreoffice", "google-docs", "hostile"],
  ...["word-table", "excel", "libreoffice-table", "google-sheets"],
];

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
    await text.focus();
    await page.keyboard.press("ControlOrMeta+a");
    await page.keyboard.press("Delete");
  };
  for (const program of PROGRAMS) {
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
  await expect(page.getByText("Not inserted: the text would exceed 20,000 characters.")).toBeVisible();
  await expect(text).toHaveText("");
});

/** Returns the words of the cells of a document's only table, by row. */
function cellsOf({ rich }: { rich?: RichDoc | undefined }): string[][] {
  const [table] = (rich?.content ?? []).filter((block) => block.type === "table");
  const words = (inline: Inline) => (inline.type === "text" ? inline.text : "\n");
  return (table?.content ?? []).map(({ content }) => content.map((cell) => (cell.content ?? []).map(words).join("")));
}

/** Clicks into a cell, and waits for the editor to follow: browsers report a new selection later. */
async function enter(cell: Locator) {
  await cell.click();
  await cell.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
}

/** Inserts a table from the toolbar by keyboard. */
async function insertTable(page: Page) {
  for (const key of ["Alt+F10", "End", "ArrowLeft", "ArrowLeft"]) await page.keyboard.press(key);
  await expect(page.getByRole("button", { name: "Insert table" }).first()).toBeFocused();
  await page.keyboard.press("Enter");
}

/** Chooses from the menu of the table at the cursor by keyboard. */
async function chooseForTable(page: Page, name: string) {
  await page.keyboard.press("Alt+F10");
  await expect(page.getByRole("button", { name: "Table", exact: true })).toBeFocused();
  await page.keyboard.press("Enter");
  const item = page.getByRole("button", { name, exact: true });
  for (let presses = 0; presses < 9 && !(await item.evaluate((it) => it === document.activeElement)); presses++)
    await page.keyboard.press("Tab");
  await expect(item).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(item).toBeHidden();
}

async function typeInCells(page: Page, ...words: string[]) {
  for (const [i, word] of words.entries()) {
    if (i > 0) await page.keyboard.press("Tab");
    await page.keyboard.type(word);
  }
}

test("a table is written by keyboard, and Tab leaves it after an empty row", async ({ page }) => {
  const text = await openText(page);
  await insertTable(page);
  await typeInCells(page, "Engine", "kW", "Year", "No. 1", "900", "1998", "No. 2", "1,800");
  await page.keyboard.press("Enter");
  await page.keyboard.type("at 60 Hz");
  // The last cell is followed by a new row.
  await typeInCells(page, "", "2014", "No. 3");
  await page.keyboard.press("Shift+Tab");
  await page.keyboard.type("2015");
  const rows = [
    ["Engine", "kW", "Year"],
    ["No. 1", "900", "1998"],
    ["No. 2", "1,800\nat 60 Hz", "2015"],
    ["No. 3", "", ""],
  ];
  expect(cellsOf(await sent(page))).toEqual(rows);

  await enter(text.locator("td").nth(7));
  await chooseForTable(page, "Insert column left");
  await chooseForTable(page, "Delete column");
  await chooseForTable(page, "Insert row above");
  await chooseForTable(page, "Header row");
  await chooseForTable(page, "Header column");
  const changed = await sent(page);
  const [table] = changed.rich?.content ?? [];
  expect(table).toMatchObject({ attrs: { headerRow: false, headerColumn: true } });
  expect(cellsOf(changed)).toEqual([
    ["Engine", "", "Year"],
    ["No. 1", "", "1998"],
    ["", "", ""],
    ["No. 2", "", "2015"],
    ["No. 3", "", ""],
  ]);

  await enter(text.locator("td").last());
  await typeInCells(page, "x", "", "", "");
  await expect(text).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(text).not.toBeFocused();
  expect(cellsOf(await sent(page))).toHaveLength(6);
  await enter(text.locator("td").last());
  await chooseForTable(page, "Delete table");
  expect(await sent(page)).toEqual({ description: "" });
});

test("cells hold lines only, and are emptied rather than removed", async ({ page }) => {
  const text = await openText(page);
  await insertTable(page);
  for (const keys of ["Control+Alt+2", "Control+Shift+8", "Control+Shift+7", "Control+Shift+B"])
    await page.keyboard.press(keys);
  await page.keyboard.type("## - x");
  await paste(page, { "text/html": "<p>one</p><ul><li>two</li></ul><h2>three</h2>" });
  const first = "## - xone\ntwo\nthree";
  expect(cellsOf(await sent(page))).toEqual([
    [first, "", ""],
    ["", "", ""],
    ["", "", ""],
  ]);

  await enter(text.locator("td").first());
  await typeInCells(page, "", "b", "c", "d");
  await enter(text.locator("td").nth(1));
  await text
    .locator("td")
    .nth(5)
    .click({ modifiers: ["Shift"] });
  await page.keyboard.press("Delete");
  expect(cellsOf(await sent(page))).toEqual([
    [first, "", ""],
    ["d", "", ""],
    ["", "", ""],
  ]);
  await enter(text.locator("td").nth(1));
  await page.keyboard.press("ControlOrMeta+z");
  await enter(text.locator("td").first());
  await expect(text.locator(".selectedCell")).toHaveCount(0);
  for (const key of ["Tab", "End", "Shift+ArrowRight"]) await page.keyboard.press(key);
  await expect(text.locator(".selectedCell")).toHaveCount(2);
  await page.keyboard.press("Backspace");
  expect(cellsOf(await sent(page))).toEqual([
    [first, "", ""],
    ["d", "", ""],
    ["", "", ""],
  ]);

  // Copied cells take the place of others, and the table grows.
  await enter(text.locator("td").last());
  await expect(text.locator(".selectedCell")).toHaveCount(0);
  await paste(page, { "text/html": "<table><tr><td>1</td><td>2</td></tr><tr><td>3</td><td>4</td></tr></table>" });
  expect(cellsOf(await sent(page))).toEqual([
    [first, "", "", ""],
    ["d", "", "", ""],
    ["", "", "1", "2"],
    ["", "", "3", "4"],
  ]);
  // Below the table is a line, although it was the last block.
  await enter(text.locator("td").last());
  for (const key of ["ArrowUp", "ArrowDown", "ArrowDown"]) await page.keyboard.press(key);
  await page.keyboard.type("Below");
  expect((await sent(page)).description).toMatch(/3 \| 4\n\nBelow$/);
});

test("a table beyond the limit is refused with a message", async ({ page }) => {
  const text = await openText(page);
  const row = `<tr>${"<td>x</td>".repeat(2)}</tr>`;
  await paste(page, { "text/html": `<p>Before</p><table>${row.repeat(61)}</table>` });
  const message = page.getByText("Not inserted: a table can have at most 12 columns and 60 rows.");
  await expect(message).toBeVisible();
  await expect(text).toHaveText("");
  await paste(page, { "text/html": `<table>${row.repeat(60)}</table>` });
  await expect(text.locator("tr")).toHaveCount(60);
  await expect(message).toBeHidden();
  await enter(text.locator("td").last());
  await page.keyboard.press("Tab");
  await expect(message).toBeVisible();
  await expect(text.locator("tr")).toHaveCount(60);
});

test("tables pasted from Word and Excel are published and read on a phone", async ({ page, changedSite }) => {
  await page.unrouteAll();
  await page.context().clearCookies();
  await signIn(page, changedSite);
  const id = await callForItem(page, changedSite, "news", { ...NEWS, ...POLISH });
  await page.goto(`${changedSite.url}/dashboard/news/${id}`);
  const form = itemFormOn(page);
  await form.ready();
  const text = page.locator("[role=textbox][lang=en]");
  await text.click();
  await page.keyboard.press("ControlOrMeta+End");
  await paste(page, { "text/html": fixture("word-table.clip") });
  const cells = Array.from({ length: 9 }, (_, i) => `<td class=xl65>Measurement ${i + 1}</td>`).join("");
  await paste(page, { "text/html": fixture("excel.clip").replace("<td></td>", cells) });
  await expectAccessible(page, "the editor with tables");
  await form.publish();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`${changedSite.url}/news/${id}`);
  const first = page.getByRole("region", { name: "Table 1" });
  await expect(first.getByRole("columnheader")).toHaveText(["Generator", "Droop, measured"]);
  await expect(first.getByRole("row").nth(1)).toHaveText("No. 1port sidebefore0.0 %");
  const wide = page.getByRole("region", { name: "Table 3" });
  await wide.focus();
  await page.keyboard.press("ArrowRight");
  await expect.poll(() => wide.evaluate((box) => box.scrollLeft)).toBeGreaterThan(0);
  expect(await sidewaysOverflow(page)).toBe(0);
  await expectAccessible(page, "tables on a phone");
  await page.goto(`${changedSite.url}/de/news/${id}`);
  await expect(page.getByRole("region", { name: "Table 1" })).toBeVisible();
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
  await expect(dialog.getByText("Invalid link address.")).toBeVisible();
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

test("while a search for pages is under way, only what is typed last is searched next", async ({ page }) => {
  const searched: (string | null)[] = [];
  const { promise: held, resolve: answer } = Promise.withResolvers<void>();
  await page.route("**/dashboard/link-targets/**", async (route) => {
    if (searched.push(new URL(route.request().url()).searchParams.get("q")) === 2) await held;
    await route.continue();
  });
  await openText(page);
  await page.locator("[role=textbox][lang=pl]").focus();
  await page.keyboard.press("ControlOrMeta+k");
  const dialog = page.getByRole("dialog", { name: "Link" });
  await expect(dialog.locator('option[value="/pl/contact"]')).toHaveCount(1);
  await dialog.getByRole("combobox", { name: "Address" }).pressSequentially("sterowanie wro");
  answer();
  await expect.poll(() => searched).toEqual(["", "s", "sterowanie wro"]);
  await expect(dialog.locator('option[value="/pl/projects/2"]')).toHaveCount(1);
});
