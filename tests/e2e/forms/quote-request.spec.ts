import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { productTexts } from "#collections/products/texts.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { quoteRequestTexts } from "#forms/quote-request/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { axeViolations } from "../../axe.ts";
import { expect, PHONE, test } from "../fixtures.ts";
import { OFFICE } from "../mailbox.ts";
import { referenceIn } from "./contact-form.ts";
import type { Stage } from "./message-story.ts";

/** Chooses products in the list, and fills in the form that it leads to. @returns the sender's address */
async function askFor(page: Page, language: Language, ids: readonly number[]): Promise<string> {
  const t = translate(language, quoteRequestTexts, submissionTexts, productTexts);
  await page.goto(localizedPath("/products", language));
  for (const id of ids) await page.locator(`input[name=item][value="${id}"]`).check();
  await page.getByRole("button", { name: t("quote"), exact: true }).click();
  expect(new URL(page.url()).search).toBe(`?${ids.map((id) => `item=${id}`).join("&")}`);
  const form = page.getByRole("form", { name: t("formName") });
  const email = `${randomUUID()}@example.com`;
  const quantities = form.getByRole("textbox", { name: t("lines.quantity"), exact: true });
  await expect(quantities).toHaveCount(ids.length);
  await quantities.first().fill("12");
  await form
    .getByRole("textbox", { name: t("lines.note") })
    .first()
    .fill("for the <bridge>");
  await form
    .getByRole("checkbox", { name: t("lines.remove") })
    .last()
    .check();
  await form.getByRole("textbox", { name: t("deliveryPlace") }).fill("Gdynia");
  await form.getByRole("textbox", { name: t("company"), exact: true }).fill("Żegluga & Co.");
  await form.getByRole("textbox", { name: t("contactName"), exact: true }).fill("Zoë Kran");
  await form.getByRole("textbox", { name: t("forms.email"), exact: true }).fill(email);
  return email;
}

/** Follows the mails of a request to its private page. */
async function readBack({ page, site, mailbox }: Stage, language: Language, reference: string, email: string) {
  const { notice, confirmation } = await mailbox.mailsOf(reference);
  expect([notice.to, confirmation.to]).toEqual([[OFFICE], [email]]);
  expect(notice.header("reply-to")).toBe(`Zoë Kran <${email}>`);
  for (const { text } of [notice, confirmation]) {
    expect(text).toMatch(/12 \S+ {2}\S.*\n +for the <bridge>/);
    for (const part of ["Gdynia", "Żegluga & Co."]) expect(text).toContain(part);
  }
  const start = site.url + localizedPath("/status/enquiry/", language);
  const link = confirmation.text.split(/\s+/).find((word) => word.startsWith(start)) ?? "";
  expect((await page.goto(link))?.status()).toBe(200);
  const main = page.getByRole("main");
  for (const part of [reference, "for the <bridge>", "Gdynia", "Zoë Kran"]) await expect(main).toContainText(part);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  for (const personal of [email, "Żegluga", link.slice(start.length)]) expect(site.written()).not.toContain(personal);
}

test.describe("on a phone, without script", () => {
  test.use({ ...PHONE, javaScriptEnabled: false, expectedErrors: [/422/] });

  test("a customer checks products, asks for a quote, corrects a mistake and reads the private page", async ({
    page,
    site,
    mailbox,
  }) => {
    const t = translate("pl", quoteRequestTexts, submissionTexts);
    const email = await askFor(page, "pl", [1, 5, 9]);
    const send = page.getByRole("button", { name: t("forms.send"), exact: true });
    await page.locator('[name="lines.2.quantity"]').fill("12abc");
    await send.click();
    const wrong = page.getByRole("alert").getByRole("link", { name: t("forms.errors.quantityInvalid", { max: 9999 }) });
    await wrong.click();
    await expect(page.locator('[name="lines.2.quantity"]')).toBeFocused();
    await expect(page.locator('[name="lines.2.quantity"]')).toHaveValue("12abc");
    await expect(page.locator('[name="lines.1.note"]')).toHaveValue("for the <bridge>");
    await expect(page.locator('[name="lines.3.remove"]')).toBeChecked();
    await page.locator('[name="lines.2.quantity"]').fill("2");
    await page.locator("[name=termsAccepted]").check();
    await send.click();
    const thanks = page.getByRole("status").filter({ hasText: t("sent") });
    await expect(thanks).toBeVisible();
    await readBack({ page, site, mailbox }, "pl", await referenceIn(thanks), email);
  });
});

test.describe("on a phone, with script", () => {
  test.use({ ...PHONE });

  test("each line is checked in place, and the page that thanks follows", async ({ page, site, mailbox }) => {
    const t = translate("en", quoteRequestTexts, submissionTexts);
    const email = await askFor(page, "en", [2, 3]);
    expect(await axeViolations(page)).toEqual([]);
    const quantity = page.locator('[name="lines.1.quantity"]');
    await quantity.fill("1e9");
    await page.locator('[name="lines.1.note"]').focus();
    await expect(page.getByText(t("forms.errors.quantityInvalid", { max: 9999 }))).toBeVisible();
    await quantity.fill("12");
    await expect(page.getByText(t("forms.errors.quantityInvalid", { max: 9999 }))).toBeHidden();
    await page.locator("[name=termsAccepted]").check();
    await page.getByRole("button", { name: t("forms.send"), exact: true }).click();
    const thanks = page.getByRole("status").filter({ hasText: t("sent") });
    await expect(thanks).toBeVisible();
    expect(new URL(page.url()).searchParams.get("sent")).toMatch(/^Q-/);
    await readBack({ page, site, mailbox }, "en", await referenceIn(thanks), email);
  });
});
