import { submissionTexts } from "#features/submissions/texts.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { careersTexts } from "#pages/careers/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expect } from "../fixtures.ts";
import { OFFICE } from "../mailbox.ts";
import { applicationsFrom, rowsOf } from "../stored-rows.ts";
import { referenceIn } from "./contact-form.ts";
import { cvFormOn, genuineCv, newApplicant, sha256, storedFiles } from "./cv-form.ts";
import type { Stage } from "./message-story.ts";

/** Applies, opens the application by its private link, and erases it; the log contains nothing personal. */
export async function applyAndWithdraw({ page, site, mailbox }: Stage, language: Language): Promise<void> {
  const t = translate(language, careersTexts, applicationTexts, submissionTexts);
  await page.goto(localizedPath("/careers/2", language));
  await page
    .getByRole("link", { name: t("attachCv"), exact: true })
    .first()
    .click();
  const form = cvFormOn(page, language);
  const applicant = newApplicant();
  const cv = await genuineCv("writer.docx");
  await form.fill(applicant);
  await form.file.setInputFiles(cv);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  const reference = await referenceIn(form.thanks);
  const [row] = await applicationsFrom(site.database, applicant.email);
  expect(row).toMatchObject({ reference, language, about: 2, file_sha256: sha256(cv.buffer) });
  const key = row?.file_key ?? "";
  expect((await storedFiles(site.database)).get(key)).toEqual(cv.buffer);

  const { confirmation } = await mailbox.mailsOf(reference);
  expect(confirmation.to).toEqual([applicant.email]);
  const start = site.url + localizedPath("/application/", language);
  const link = confirmation.text.split(/\s+/).find((word) => word.startsWith(start)) ?? "";
  const token = link.slice(start.length);
  expect(token).toMatch(/^[\w-]{43}$/);
  const answer = await page.goto(link);
  expect(answer?.status()).toBe(200);
  expect(answer?.headers()).toMatchObject({
    "cache-control": "no-store",
    "x-robots-tag": "noindex, nofollow",
    "referrer-policy": "same-origin",
  });
  const main = page.getByRole("main");
  for (const shown of [reference, applicant.email, applicant.phone, cv.name]) await expect(main).toContainText(shown);

  await page.getByRole("radio", { name: t("choices.consent.future") }).check();
  await page.getByRole("button", { name: t("status.save"), exact: true }).click();
  await expect(page.getByRole("status").filter({ hasText: t("status.saved") })).toBeVisible();
  await expect(page.getByRole("radio", { name: t("choices.consent.future") })).toBeChecked();
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([
    expect.objectContaining({ consent: "future" }),
  ]);

  const erase = page.getByRole("button", { name: t("status.withdraw"), exact: true });
  await erase.click();
  const sure = page.getByRole("checkbox", { name: t("status.withdrawSure") });
  await expect(sure).toHaveAccessibleDescription(t("status.withdrawTick"));
  expect(await applicationsFrom(site.database, applicant.email)).toHaveLength(1);
  await sure.check();
  await erase.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("status.erasedTitle"));
  await expect(main).toContainText(reference);
  await expect(main).not.toContainText(applicant.email);

  expect(await applicationsFrom(site.database, applicant.email)).toEqual([]);
  expect(await rowsOf(site.database, "select id from outbox where recipient = $1", applicant.email)).toEqual([]);
  expect((await storedFiles(site.database)).has(key)).toBe(false);
  await expect.poll(() => mailbox.about(reference).length, { timeout: 15_000 }).toBe(3);
  const withdrawal = mailbox.about(reference).at(-1);
  expect(withdrawal?.to).toEqual([OFFICE]);
  expect(withdrawal?.text).not.toContain(applicant.email);

  const gone = await page.request.get(link);
  expect(gone.status()).toBe(404);
  expect(gone.headers()).toMatchObject({ "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" });
  await page.goto(link);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(t("status.goneTitle"));
  const personal = [token, applicant.email, "Zoë", "Wiśniewska", applicant.phone, cv.name];
  for (const secret of personal) expect(site.written()).not.toContain(secret);
}
