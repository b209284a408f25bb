import type { Page } from "@playwright/test";
import { letterTexts } from "#features/submissions/letters/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { expect } from "../fixtures.ts";
import { type Mailbox, OFFICE } from "../mailbox.ts";
import type { BuiltSite } from "../start-built-site.ts";
import { messagesFrom } from "../stored-rows.ts";
import { contactFormOn, contactPath, newLetter, referenceIn } from "./contact-form.ts";

/** The page, site and mailbox of a story. */
export interface Stage {
  page: Page;
  site: BuiltSite;
  mailbox: Mailbox;
}

/** Sends a message: it is stored and mailed to both sides; the log contains nothing personal. */
export async function writeToTheCompany({ page, site, mailbox }: Stage, language: Language): Promise<void> {
  const letter = newLetter();
  await page.goto(contactPath(language));
  const form = contactFormOn(page, language);
  await expect(form.required).toBeVisible();
  await form.fill(letter);
  await form.send.click();
  await expect(form.thanks).toBeVisible();
  await expect(form.required).toBeHidden();
  const reference = await referenceIn(form.thanks);
  const empty = { firstName: "", lastName: "", email: "", emailConfirm: "", message: "" };
  expect(await form.typed()).toEqual(empty);
  await expect(form.terms).not.toBeChecked();

  const { firstName, message } = letter;
  expect(await messagesFrom(site.database, letter.email)).toEqual([
    expect.objectContaining({ reference, language, firstName, message, suspected_spam: 0 }),
  ]);
  const { notice, confirmation } = await mailbox.mailsOf(reference);
  expect(notice.to).toEqual([OFFICE]);
  expect(notice.header("reply-to")).toBe(`Łukasz Groß <${letter.email}>`);
  expect(notice.text).toContain("Drive: <ACS880> & Co.");
  expect(notice.html).toContain(`lang="${language}"`);
  expect(confirmation.to).toEqual([letter.email]);
  expect(confirmation.text).toContain(letterTexts.page(language).title);
  expect(confirmation.source).not.toContain("ACS880");
  for (const personal of [letter.email, "Łukasz", "Groß", "ACS880"]) expect(site.written()).not.toContain(personal);
}
