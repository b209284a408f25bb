import { randomUUID } from "node:crypto";
import { expect, type Locator, type Page } from "@playwright/test";
import { submissionTexts } from "#features/submissions/texts.ts";
import { contactFormTexts } from "#forms/contact/texts.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { translate } from "#platform/i18n/texts.ts";

/** Values of the contact form. */
export interface Letter {
  firstName: string;
  lastName: string;
  email: string;
  emailConfirm: string;
  message: string;
}

/** Returns a message of a new sender. */
export function newLetter(change: Partial<Letter> = {}): Letter {
  const email = `${randomUUID()}@example.com`;
  const message = "The „Łódź“ reports an overcurrent.\nDrive: <ACS880> & Co.";
  return { firstName: "Łukasz", lastName: "Groß", email, emailConfirm: email, message, ...change };
}

/** The contact form of a page, found by accessible names. */
export interface ContactFormOnPage {
  form: Locator;
  field(name: keyof Letter): Locator;
  terms: Locator;
  /** The sentence that all fields are required. */
  required: Locator;
  send: Locator;
  sendAgain: Locator;
  /** The notice that the message was sent. */
  thanks: Locator;
  /** Fills in the message and accepts the terms. */
  fill(letter: Letter): Promise<void>;
  /** Returns the values of the fields. */
  typed(): Promise<Letter>;
}

const FIELDS = ["firstName", "lastName", "email", "emailConfirm", "message"] as const;

/** Path of the contact page. */
export function contactPath(language: Language): string {
  return localizedPath("/contact", language);
}

/** Finds the contact form of the open page. */
export function contactFormOn(page: Page, language: Language = "en"): ContactFormOnPage {
  const t = translate(language, contactFormTexts, submissionTexts);
  const form = page.getByRole("form", { name: t("formName") });
  const field = (name: keyof Letter) => form.getByRole("textbox", { name: t(`forms.${name}`), exact: true });
  const terms = form.getByRole("checkbox");
  return {
    form,
    field,
    terms,
    required: form.getByText(t("forms.allRequired")),
    send: form.getByRole("button", { name: t("forms.send"), exact: true }),
    sendAgain: form.getByRole("button", { name: t("forms.sendAgain") }),
    thanks: page.getByRole("status").filter({ hasText: t("sent") }),
    async fill(letter) {
      for (const name of FIELDS) await field(name).fill(letter[name]);
      await terms.check();
    },
    async typed() {
      const entries = FIELDS.map(async (name) => [name, await field(name).inputValue()] as const);
      return Object.fromEntries(await Promise.all(entries)) as unknown as Letter;
    },
  };
}

const REFERENCE = /^[A-Z](?:-[0-9A-Z]{4}){2}$/;

/** Returns the reference in a notice. */
export async function referenceIn(thanks: Locator): Promise<string> {
  const shown = thanks.locator("[data-text]");
  await expect(shown).toHaveText(REFERENCE);
  return (await shown.textContent()) ?? "";
}

/** Posts a message as a browser without script does. @returns the response; redirects are not followed */
export function postLetter(
  url: string,
  letter: Letter,
  more: Readonly<Record<string, string>> = {},
): Promise<Response> {
  const body = new URLSearchParams({ ...letter, termsAccepted: "on", ...more });
  return fetch(`${url}/api/contact`, { method: "POST", body, headers: { origin: url } });
}
