import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { submissionTexts } from "#features/submissions/texts.ts";
import { serviceRequestTexts } from "#forms/service-request/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { jpegWithPosition } from "../../pictures/jpeg-with-position.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { rowsOf } from "../stored-rows.ts";

interface PhotoRow {
  reference: string;
  position: number;
  file_name: string;
  file_size: number;
}

const photosOf = (site: BuiltSite, email: string) =>
  rowsOf<PhotoRow>(
    site.database,
    `select f.reference, f.position, f.file_name, f.file_size from submission_files f
     join submissions s on s.form = f.form and s.id = f.submission_id where s.email = $1 order by f.position`,
    email,
  );

const photo = async (name: string, width = 1800) => ({
  name,
  mimeType: "image/jpeg",
  buffer: await jpegWithPosition(width, 1200),
});

/** Opens the form and fills in what is required. @returns the sender's address and the texts of the page */
async function fillIn(page: Page, language: Language) {
  const t = translate(language, serviceRequestTexts, submissionTexts);
  const email = `chief-${randomUUID()}@example.org`;
  await page.goto(localizedPath("/service-request", language));
  await page.locator("input[name=urgency]").first().check();
  await page.locator("[name=vessel]").fill("MV Example");
  await page.locator("textarea[name=description]").fill("Governor does not hold speed.");
  await page.locator("[name=contactName]").fill("J. Smith");
  await page.locator("[name=email]").fill(email);
  await page.locator("[name=termsAccepted]").check();
  return { t, email };
}

/** Returns the token of the private page in an e-mail. */
const tokenIn = (text: string) => /\/status\/request\/([\w-]{43})/.exec(text)?.[1] ?? "";

test.describe("on a phone", () => {
  test.use({ ...PHONE, expectedErrors: [/ERR_FAILED|ERR_CONNECTION_RESET/] });

  test("the text is thanked for first; the reduced photos follow, though the link breaks once", async ({
    page,
    site,
    mailbox,
  }) => {
    const { t, email } = await fillIn(page, "en");
    const chooser = page.locator("input[name=photos]");
    await chooser.setInputFiles([await photo("plate.jpg"), await photo("alarm.jpg", 1700)]);
    await chooser.setInputFiles(await photo("not wanted.jpg", 1000));
    const row = (name: string) => page.locator("li", { hasText: name });
    await expect(row("plate.jpg")).toContainText("kB");
    await page.getByRole("button", { name: "Remove: not wanted.jpg" }).click();
    const answered = Promise.withResolvers<void>();
    let uploads = 0;
    const keys = new Set<string>();
    await page.route("**/photos", async (route) => {
      uploads += 1;
      keys.add(new URL(route.request().url()).pathname.split("/").at(-2) ?? "");
      await answered.promise;
      return uploads === 1 ? route.abort("connectionreset") : route.continue();
    });
    await page.locator("[data-send]").click();
    const thanks = page.locator("#sent");
    await expect(thanks).toContainText(t("photos.following"));
    await expect(thanks).toContainText(/R(-[0-9A-Z]{4}){2}/);
    await expect(page.locator("[name=vessel]")).toHaveValue("");
    await expect(page.locator("input[name=urgency]:checked")).toHaveCount(0);
    expect(await photosOf(site, email)).toEqual([]);
    answered.resolve();
    await expect(row("plate.jpg")).toContainText(t("photos.retrying"));
    await page.evaluate(() => dispatchEvent(new Event("online")));
    await expect(thanks).toContainText(t("photos.allSent"));
    await expect(row("alarm.jpg")).toContainText(t("photos.sent"));
    const stored = await photosOf(site, email);
    expect(stored).toMatchObject([
      { position: 1, file_name: "plate.jpg" },
      { position: 2, file_name: "alarm.jpg" },
    ]);
    expect(uploads).toBe(3);
    const [key = ""] = keys;
    const expected = new RegExp(`^${stored[0]?.reference}\\.[\\w-]{43}$`);
    expect([...keys]).toEqual([expect.stringMatching(expected)]);

    // Only the mailbox leads to the private page.
    await expect(thanks).toContainText(t("photos.byMail"));
    await expect(thanks.getByRole("link")).toHaveCount(0);
    const { confirmation } = await mailbox.mailsOf(stored[0]?.reference ?? "");
    const token = tokenIn(confirmation.text);
    await page.goto(`/status/request/${token}`);
    await expect(page.getByRole("heading", { level: 1 })).toContainText(t("status.title"));
    await page.locator("input[name=photos]").setInputFiles(await photo("later.jpg", 1750));
    await expect(row("later.jpg")).toContainText("kB");
    await page.getByRole("button", { name: t("photos.send") }).click();
    await expect(page.locator("#files")).toContainText(t("photos.added"));
    await expect(page.locator("dl").first()).toContainText("later.jpg");
    expect(await photosOf(site, email)).toHaveLength(3);
    for (const secret of [token, key, key.slice(-43)]) expect(site.written()).not.toContain(secret);
  });

  test("a file that is no JPEG photo is refused with advice at once", async ({ page }) => {
    const { t } = await fillIn(page, "pl");
    const error = page.locator("#request-photos-error");
    const chooser = page.locator("input[name=photos]");
    await chooser.setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("heic") });
    await expect(error).toContainText(t("forms.errors.photosEnding"));
    await chooser.setInputFiles({ name: "broken.jpg", mimeType: "image/jpeg", buffer: Buffer.from("no photo") });
    await expect(error).toContainText(t("forms.errors.photosUnreadable"));
    await expect(page.locator("[data-files] li")).toHaveCount(0);
  });
});

test.describe("without script", () => {
  test.use({ ...PHONE, javaScriptEnabled: false, expectedErrors: [/422/] });

  test("originals come with the text, and others by the private page of the e-mail", async ({
    page,
    site,
    mailbox,
  }) => {
    const { t, email } = await fillIn(page, "de");
    const chooser = page.locator("input[name=photos]");
    await chooser.setInputFiles({ name: "IMG_1.HEIC", mimeType: "image/heic", buffer: Buffer.from("heic") });
    await page.locator("[data-send]").click();
    await expect(page.locator("#answer")).toContainText(t("forms.errors.photosEnding"));
    await expect(page.locator("[name=vessel]")).toHaveValue("MV Example");
    await chooser.setInputFiles([await photo("Schild.jpg"), await photo("Alarm.jpg", 1700)]);
    await page.locator("[data-send]").click();
    await expect(page.locator("#sent")).toBeVisible();
    const [first, second] = await photosOf(site, email);
    expect([first?.file_name, second?.file_name]).toEqual(["Schild.jpg", "Alarm.jpg"]);
    const { confirmation } = await mailbox.mailsOf(first?.reference ?? "");
    await page.goto(`/de/status/request/${tokenIn(confirmation.text)}`);
    await page.locator("input[name=photos]").setInputFiles(await photo("Nachtrag.jpg", 1650));
    await page.getByRole("button", { name: t("photos.send") }).click();
    await expect(page.locator("#files")).toContainText(t("photos.added"));
    await expect(page.locator("dl").first()).toContainText("Nachtrag.jpg");
  });
});
