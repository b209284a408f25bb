import { authenticator } from "../accounts/authenticator-app.ts";
import { openReleasedData, release1 } from "../released-data.ts";
import { expect, test } from "./fixtures.ts";
import { itemFormOn } from "./staff/item-form.ts";
import { startBuiltSite } from "./start-built-site.ts";

const { admin, items, unsaved } = release1;

test("a site of release 1 continues: its pages, its second factor, an unsaved draft, a publication", async ({
  page,
}) => {
  // A long story: a start, a sign-in with a second factor, and a publication.
  test.setTimeout(60_000);
  const data = await openReleasedData("data folder");
  try {
    const site = await startBuiltSite({ dataDir: data.location.dataDir, at: release1.now });
    try {
      await page.goto(`${site.url}/pl/news/${items.full.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Każdy węzeł (pl)");
      const photo = page.getByRole("figure").getByRole("img", { name: "Nabrzeże" });
      await photo.scrollIntoViewIfNeeded();
      await expect.poll(() => photo.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);

      await page.goto(`${site.url}/dashboard`);
      await page.getByLabel("Username").fill(admin.username);
      await page.getByLabel("Password", { exact: true }).fill(admin.password);
      await page.getByRole("button", { name: "Log in", exact: true }).click();
      await page.getByLabel("Code", { exact: true }).fill(authenticator(admin.totpSecret).code());
      await page.getByRole("button", { name: "Confirm" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Two-factor authentication" })).toBeHidden();
      await page.goto(`${site.url}/dashboard/offers`);
      await page.getByRole("link", { name: unsaved.offer.title }).click();
      const form = itemFormOn(page);
      await expect(form.text("en", "Title")).toHaveValue(unsaved.offer.title);

      await page.goto(`${site.url}/dashboard/news/${items.full.id}`);
      await form.ready();
      await expect(page.locator("#panel-en [contenteditable=true]")).toContainText("English: a quotation.");
      await form.text("en", "Title").fill("Published today");
      await form.publish();
      await page.goto(`${site.url}/news/${items.full.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Published today");
      await expect(page.getByRole("blockquote")).toContainText("English: a quotation.");
    } finally {
      await site.stop();
    }
  } finally {
    await data.remove();
  }
});
