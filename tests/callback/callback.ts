import { createRequire } from "node:module";
import { email, formFields, line, nameLine, phone } from "#features/submissions/fields.ts";
import { type AnyForm, defineForm } from "#features/submissions/form.ts";
import { contactMails } from "#forms/contact/mails.server.ts";
import type { Localized } from "#platform/i18n/languages.ts";
import { provideTexts, type TextFile, textsOf } from "#platform/i18n/texts.ts";
import * as de from "./texts/de.ts";
import * as en from "./texts/en.ts";
import * as pl from "./texts/pl.ts";

const FOLDER = "tests/callback";
const OWN: Localized<TextFile> = { en, pl, de };

/** Adds the texts of the form to those below `src/`. */
export function provideCallbackTexts(): void {
  const require = createRequire(import.meta.url);
  provideTexts((folder, language) =>
    folder === FOLDER ? OWN[language] : (require(`../../src/${folder}/texts/${language}.ts`) as TextFile),
  );
}

/** A form that no release has: name, address, phone, time, and a file. */
export const callback: AnyForm = defineForm({
  name: "callback",
  referencePrefix: "C",
  addresses: { page: "callback", api: "callback", dashboard: "callbacks" },
  pages: { page: "pages/contact/page.tsx" },
  texts: textsOf(FOLDER),
  fields: formFields({
    name: nameLine({ max: 100, missing: "firstNameRequired" }),
    email: email(254),
    phone: phone(),
    time: line({ max: 50, missing: "messageRequired" }),
  }),
  states: { new: "open", called: "closed" },
  initial: "new",
  goal: "called",
  owners: true,
  waiting: { workingDays: 2 },
  answers: false,
  ratings: false,
  readableBy: "editor",
  limit: { name: "callback", count: 2 },
  body: { bytes: 1024, seconds: 60 },
  mails: { notice: "callback-notice", confirmation: "callback-confirmation" },
  templates: contactMails,
  notified: "callbacks",
  retention: { setting: "callbackMonths", months: 6 },
  api: { summary: "A request to be called back" },
  csv: "callbacks.csv",
});
