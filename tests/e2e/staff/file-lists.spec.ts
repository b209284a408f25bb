import { expectAccessible } from "../accessible.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { signIn } from "../sign-in.ts";
import { itemFormOn } from "./item-form.ts";
import { settled } from "./staff-pages.ts";

test.describe.configure({ timeout: 120_000 });

const PDF = Buffer.from(`%PDF-1.4\n1 0 obj <<>> endobj\ntrailer <<>>\n%%EOF\n${"\n".repeat(240_000)}`);
const pdf = (name: string) => ({ name, mimeType: "application/pdf", buffer: PDF });

test.describe("on a phone", () => {
  test.use(PHONE);

  test("two pictures and two documents are added, shown, and change their order by keyboard", async ({
    page,
    changedSite: site,
  }) => {
    const form = itemFormOn(page);
    const open = async () => {
      await page.goto(`${site.url}/dashboard/products/1`);
      await settled(page);
      await form.ready();
    };
    const shown = async (heading: string) => {
      await page.goto(`${site.url}/products/1`);
      return page.getByRole("region", { name: heading, exact: true }).getByRole("link");
    };

    await page.goto(`${site.url}/products/1`);
    expect(await page.locator("style").first().textContent()).not.toContain(".gallery");
    await signIn(page, site);
    await open();
    const pictures = page.getByRole("group", { name: "More pictures" });
    await pictures.getByRole("button", { name: "Add pictures" }).click();
    const picker = page.getByRole("dialog", { name: "Choose pictures" });
    const drawings = picker.locator("button[aria-pressed=false]");
    await drawings.first().click();
    await drawings.nth(2).click();
    await expect(picker.getByRole("status").filter({ hasText: "2 of up to" })).toBeVisible();
    await expectAccessible(page, "the library for several pictures");
    await picker.getByRole("button", { name: "Add", exact: true }).click();
    await pictures.getByLabel("Alt text (English)").first().fill("First picture");
    await pictures.getByLabel("Alt text (English)").nth(1).fill("Second picture");

    const documents = page.getByRole("group", { name: "Documents" });
    await documents.locator("input[type=file]").setInputFiles([pdf("Test report.pdf"), pdf("Drawing.pdf")]);
    await expect(documents.getByRole("listitem")).toHaveCount(2);
    await documents.getByLabel("Title (English)").first().fill("Test report of 2026");
    await expectAccessible(page, "the form with files");
    await form.publish();

    const links = await shown("Pictures");
    await expect(links).toHaveCount(2);
    await expect(links.first()).toHaveAccessibleName("First picture");
    await expectAccessible(page, "a product with files");
    const files = page.getByRole("region", { name: "Documents", exact: true }).getByRole("link");
    await expect(files).toHaveCount(2);
    await expect(files.filter({ hasText: "Test report of 2026" })).toContainText("(PDF, 240\u00a0kB)");
    expect((await fetch(new URL((await files.first().getAttribute("href")) ?? "", site.url))).status).toBe(200);

    await open();
    const down = pictures.getByRole("button", { name: "Move down: Picture 1" });
    await down.focus();
    await page.keyboard.press("Enter");
    await expect(pictures.getByText("Picture 1 moved to position 2.")).toBeAttached();
    await expect(pictures.getByRole("button", { name: "Move up: Picture 2" })).toBeFocused();
    await form.publish();
    await expect((await shown("Pictures")).first()).toHaveAccessibleName("Second picture");
  });
});
