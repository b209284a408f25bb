import { resolve } from "node:path";
import { submissionTexts } from "#features/submissions/texts.ts";
import { contactFormTexts } from "#forms/contact/texts.ts";
import { applicationTexts } from "#forms/job-application/texts.ts";
import { careersTexts } from "#pages/careers/texts.ts";
import { splitLocalizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";
import { ADMIN } from "../fixtures.ts";
import { newLetter } from "../forms/contact-form.ts";
import { newApplicant } from "../forms/cv-form.ts";
import { applicationsFrom, messagesFrom } from "../stored-rows.ts";
import type { EnginePage } from "./engine.ts";
import { expect, test } from "./engine-site.ts";

/**
 * The stories that every engine must pass. One process runs them all, with one site and one start of the engine. WebKit
 * draws with the processor: a story takes 20 seconds on a quiet machine, and has more on a busy one.
 */
test.describe.configure({ mode: "default", timeout: 120_000 });

/** In the other languages, pages of the same kinds have other words only. */
const PAGES = ["/", "/services/4", "/products/1", "/projects/1", "/contact", "/pl", "/de/contact"];
const WIDTHS = [1440, 390];

const t = translate("en", contactFormTexts, applicationTexts, careersTexts, submissionTexts);
const button = (name: string) => `//button[normalize-space()="${name}"]`;

/** Waits until a visible element contains a text. */
async function expectText(page: EnginePage, selector: string, expected: string): Promise<void> {
  const shownText = (css: string) =>
    [...document.querySelectorAll(css)].map((element) => (element.checkVisibility() ? element.textContent : "")).join();
  await expect(async () => expect(await page.read(shownText, selector)).toContain(expected)).toPass({
    timeout: 20_000,
  });
}

test("the main pages are complete and fit a phone and a desktop", async ({ enginePage }) => {
  for (const path of PAGES) {
    await enginePage.goto(path);
    const facts = await enginePage.read(async () => {
      const heading = document.querySelector("h1");
      return {
        status: (await fetch(location.href)).status,
        lang: document.documentElement.lang,
        headingVisible: heading?.checkVisibility() === true && heading.getBoundingClientRect().height > 0,
        font: getComputedStyle(document.body).fontFamily,
      };
    }, undefined);
    expect(facts, path).toEqual({
      status: 200,
      lang: splitLocalizedPath(path).language,
      headingVisible: true,
      font: expect.stringContaining("One Sans"),
    });
    for (const width of WIDTHS) {
      await enginePage.resize(width);
      const measure = () => [innerWidth, document.documentElement.scrollWidth - document.documentElement.clientWidth];
      await expect.poll(() => enginePage.read(measure, undefined), `${path} at ${width} px`).toEqual([width, 0]);
    }
    expect(await enginePage.faults(), path).toEqual([]);
  }
});

test("the contact form shows an error at the field, then sends and stores the message", async ({
  enginePage: page,
  site,
}) => {
  const letter = newLetter({ message: "The „Łódź“ reports an overcurrent." });
  await page.goto("/contact");
  await page.fill("#contact-firstName", "J0hn");
  for (const name of ["lastName", "email", "emailConfirm", "message"] as const) {
    await page.fill(`#contact-${name}`, letter[name]);
  }
  await page.click("#contact-termsAccepted");
  await page.click("[data-send]");
  await expectText(page, "#contact-firstName-error", t("forms.errors.onlyLetters"));
  expect(await messagesFrom(site.database, letter.email)).toEqual([]);

  await page.fill("#contact-firstName", letter.firstName);
  await page.click("[data-send]");
  await expectText(page, "[role=status]", t("sent"));
  const { firstName, message } = letter;
  expect(await messagesFrom(site.database, letter.email)).toEqual([expect.objectContaining({ firstName, message })]);
});

test("a CV is sent from the dialog and stored", async ({ enginePage: page, site }) => {
  const applicant = newApplicant();
  await page.goto("/careers/1");
  // Another one follows what the company offers.
  await page.click(`//section/a[normalize-space()="${t("attachCv")}"]`);
  for (const [name, value] of Object.entries(applicant)) await page.fill(`#cv-${name}`, value);
  await page.choose("#cv-dialog input[type=file]", resolve("tests/fixtures/cv/writer.pdf"));
  await expectText(page, "#cv-dialog form", "writer.pdf");
  await page.click("#cv-dialog [data-send]");
  await expectText(page, "[role=status]", translate("en", applicationTexts)("sent"));
  expect(await applicationsFrom(site.database, applicant.email)).toEqual([
    expect.objectContaining({ firstName: applicant.firstName, file_name: "writer.pdf" }),
  ]);
});

test("staff log in, correct a title, save it and log out", async ({ enginePage: page }) => {
  const title = "Cable routes, corrected";
  await page.goto("/dashboard/news/1");
  await page.fill("#username", ADMIN.username);
  await page.fill("#password", ADMIN.password);
  await page.click(button("Log in"));
  await expectText(page, "[contenteditable=true]", "Most comments");
  await page.fill("#field-texts-en-title", title);
  await page.click(button("Save"));
  await expectText(page, "[role=status]", "Saved at");
  await page.goto("/dashboard/news/1");
  const typed = () => document.querySelector<HTMLTextAreaElement>("#field-texts-en-title")?.value;
  await expect(async () => expect(await page.read(typed, undefined)).toBe(title)).toPass({ timeout: 20_000 });
  await page.click(button("Log Out"));
  await expect(async () => expect(await page.read(() => location.pathname, undefined)).toBe("/")).toPass();
  await page.goto("/dashboard/news");
  await expectText(page, "h1", "Log in");
});
