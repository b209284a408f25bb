import { submissionTexts } from "#features/submissions/texts.ts";
import { careersTexts } from "#pages/careers/texts.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expect, test } from "../fixtures.ts";
import { applicationsFrom } from "../stored-rows.ts";
import { atEnd } from "./at-end.ts";
import { referenceIn } from "./contact-form.ts";
import { cvFormOn, genuineCv, madeFile, newApplicant, sha256, storedFiles } from "./cv-form.ts";

test.use({ javaScriptEnabled: false, expectedErrors: [/422/] });

for (const language of LANGUAGE_CODES) {
  test(`${language}: without script the form is a page, comes back with errors, and takes the CV`, async ({
    page,
    site,
    mailbox,
  }) => {
    const t = translate(language, careersTexts, submissionTexts);
    await page.goto(localizedPath("/careers/1", language));
    await page
      .getByRole("link", { name: t("attachCv"), exact: true })
      .first()
      .click();
    await expect(page).toHaveURL(atEnd(localizedPath("/careers/1/apply", language)));
    const form = cvFormOn(page, language);
    const applicant = newApplicant();
    await form.fill({ ...applicant, phone: "call me" });
    await form.future.check();
    await form.file.setInputFiles(madeFile("cv.pdf", "no PDF at all"));
    const answer = page.waitForResponse((response) => response.request().method() === "POST");
    await form.send.click();
    expect((await answer).status()).toBe(422);
    await expect(form.field("phone")).toHaveAccessibleDescription(t("forms.errors.phoneInvalid"));
    await expect(form.file).toHaveAccessibleDescription(atEnd(t("forms.errors.fileNotWhatItSays")));
    expect(await form.typed()).toEqual({ ...applicant, phone: "call me" });
    await expect(form.future).toBeChecked();

    const cv = await genuineCv("pandoc.docx", "życiorys.docx");
    await form.field("phone").fill(applicant.phone);
    await form.file.setInputFiles(cv);
    await form.send.click();
    await expect(form.thanks).toBeVisible();
    const reference = await referenceIn(form.thanks);
    expect(new URL(page.url()).pathname).toBe(localizedPath("/careers/1", language));

    const rows = await applicationsFrom(site.database, applicant.email);
    const { phone } = applicant;
    const stored = { reference, language, phone, consent: "future", about: 1, file_name: cv.name };
    expect(rows).toEqual([expect.objectContaining({ ...stored, file_sha256: sha256(cv.buffer) })]);
    expect((await storedFiles(site.database)).get(rows[0]?.file_key ?? "")).toEqual(cv.buffer);
    const { notice, confirmation } = await mailbox.mailsOf(reference);
    expect(notice.html).toContain(`lang="${language}"`);
    expect(notice.header("reply-to")).toContain(applicant.email);
    expect(notice.source).not.toContain("Content-Disposition: attachment");
    expect(confirmation.html).toContain(`lang="${language}"`);
    expect(confirmation.source).not.toContain("Zoë");
  });
}

test("the practice accepts CVs too, at either of its addresses", async ({ page, site }) => {
  await page.goto("/careers/5/apply");
  expect(new URL(page.url()).pathname).toMatch(/^\/careers\/\d+\/apply$/);
  const form = cvFormOn(page);
  const applicant = { ...newApplicant(), phone: "" };
  await form.fill(applicant);
  await form.file.setInputFiles(await genuineCv("ghostscript.pdf"));
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  const offer = Number(new URL(page.url()).pathname.split("/")[2]);
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([
    expect.objectContaining({ about: offer, phone: "" }),
  ]);
});

test("an unknown offer has no form", async ({ request }) => {
  expect((await request.get("/careers/999/apply")).status()).toBe(404);
});
