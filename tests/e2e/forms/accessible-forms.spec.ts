import type { Page } from "@playwright/test";
import { submissionTexts } from "#features/submissions/texts.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { careersTexts } from "#pages/careers/texts.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { expectAccessible, expectAccessibleInTheDark } from "../accessible.ts";
import { expect, test } from "../fixtures.ts";
import { sidewaysOverflow } from "../page-facts.ts";
import { contactFormOn, contactPath } from "./contact-form.ts";
import { cvFormOn, genuineCv, newApplicant, postCv } from "./cv-form.ts";

test.use({ expectedErrors: [/422/] });

/**
 * Expects nothing of axe and no sideways scrolling at 320 pixels. The structure, at desktop and phone width, and the colours
 * are the same in every language.
 */
async function expectFit(page: Page, state: string, language: Language): Promise<void> {
  if (language === FALLBACK_LANGUAGE) {
    await expectAccessible(page, `${state}, desktop`);
    await page.setViewportSize({ width: 390, height: 844 });
    await expectAccessible(page, `${state}, phone`);
    await expectAccessibleInTheDark(page, `${state}, phone`);
  } else {
    await expectAccessible(page, `${state}, desktop`, "words");
  }
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await sidewaysOverflow(page), `${state}, pixels to scroll sideways`).toBe(0);
}

for (const language of LANGUAGE_CODES) {
  const t = translate(language, careersTexts, applicationTexts, submissionTexts);

  test(`${language}: the contact form with its errors`, async ({ page }) => {
    await page.goto(contactPath(language));
    const form = contactFormOn(page, language);
    await form.send.click();
    await expect(form.field("firstName")).toHaveAccessibleDescription(t("forms.errors.firstNameRequired"));
    await expectFit(page, "contact form with errors", language);
  });

  test(`${language}: the CV dialog with its errors`, async ({ page }) => {
    await page.goto(localizedPath("/careers/1", language));
    const form = cvFormOn(page, language);
    await page
      .getByRole("link", { name: t("attachCv"), exact: true })
      .first()
      .click();
    await form.send.click();
    await expect(form.field("firstName")).toHaveAccessibleDescription(t("forms.errors.firstNameRequired"));
    await expectFit(page, "CV dialog with errors", language);
    const sideways = await form.dialog.evaluate((dialog) =>
      Math.max(...[dialog, ...dialog.querySelectorAll("*")].map((box) => box.getBoundingClientRect().right)),
    );
    expect(sideways, "right edge of what is in the dialog").toBeLessThanOrEqual(320);
  });

  test(`${language}: the private page of an applicant`, async ({ page, site, mailbox }) => {
    const { body } = await postCv(site.url, { ...newApplicant(), offer: "1", language }, await genuineCv("writer.pdf"));
    const { confirmation } = await mailbox.mailsOf(String(body.reference));
    await page.goto(confirmation.text.split(/\s+/).find((word) => word.includes("/application/")) ?? "");
    await page.getByRole("button", { name: t("status.withdraw"), exact: true }).click();
    const sure = page.getByRole("checkbox", { name: t("status.withdrawSure") });
    await expect(sure).toHaveAccessibleDescription(t("status.withdrawTick"));
    await expectFit(page, "private page with an error", language);
  });
}

test("a form that the server sends back leads to what is wrong, is accessible, and fits into 320 pixels", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const t = translate("de", careersTexts, applicationTexts, submissionTexts);
  for (const [path, form, wrong] of [
    ["/de/contact", contactFormOn(page, "de"), 6],
    ["/de/careers/1/apply", cvFormOn(page, "de"), 4],
  ] as const) {
    await page.goto(path);
    // As without script: axe needs script, so the form is sent past it.
    await form.form.evaluate((element: HTMLFormElement) => element.submit());
    const alert = form.form.getByRole("alert").first();
    await expect(alert).toContainText(t("forms.attention", { count: wrong }));
    await expectAccessible(page, `${path} as it came back`);
    await alert.getByRole("link").first().click();
    await expect(form.field("firstName")).toBeFocused();
    expect(await sidewaysOverflow(page)).toBe(0);
  }
});
