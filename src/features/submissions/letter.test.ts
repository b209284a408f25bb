import { expect, test } from "vitest";
import { defaultPage } from "#features/publishing/read-page.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { quoteRequest } from "#forms/quote-request/quote-request.server.ts";
import { serviceRequest } from "#forms/service-request/service-request.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { letters } from "./letters/letters.ts";
import { letterTo } from "./open-inbox.server.ts";
import { preparedAnswers, preparedLetter } from "./prepared-answers.server.ts";

const ANNA = { email: "anna@example.com", firstName: "Anna", lastName: "Łącka", reference: "A-7K3D-Q9XW" };
const mail = (change: Partial<typeof ANNA & { language: Language }>) => {
  const { email, firstName, lastName, ...of } = { ...ANNA, language: "de" as const, ...change };
  const words = {
    own: defaultPage(applicationWords, of.language),
    shared: defaultPage(letters, of.language),
    values: {},
  };
  const url = new URL(letterTo(jobApplication, `${firstName} ${lastName}`, email, of, words) ?? "");
  const [subject, body] = [url.searchParams.get("subject"), url.searchParams.get("body")];
  return { to: decodeURIComponent(url.pathname), subject, body, parameters: url.searchParams.size };
};

test("an e-mail is prepared in the language of the application", () => {
  expect(mail({})).toEqual({
    to: "anna@example.com",
    parameters: 2,
    subject: "Ihre Bewerbung A-7K3D-Q9XW",
    body: "Guten Tag Anna Łącka,\r\n\r\n",
  });
  expect(mail({ language: "pl" }).body).toBe("Dzień dobry,\r\n\r\n");
  expect(mail({ language: "en" }).subject).toBe("Your application A-7K3D-Q9XW");
});

test("an applicant's input stays one address and one greeting", () => {
  const typed = { email: "a?bcc=x@example.com", firstName: "Anna&bcc=all", lastName: "#" };
  expect(mail(typed)).toEqual({
    to: "a?bcc=x@example.com",
    parameters: 2,
    subject: "Ihre Bewerbung A-7K3D-Q9XW",
    body: "Guten Tag Anna&bcc=all #,\r\n\r\n",
  });
});

const SUBJECTS = [
  [
    contact,
    {
      en: "Re: X-1: your message to Ship & Shore",
      pl: "Re: X-1: wiadomość do Ship & Shore",
      de: "Re: X-1: Ihre Nachricht an Ship & Shore",
    },
  ],
  [jobApplication, { en: "Your application X-1", pl: "Zgłoszenie X-1", de: "Ihre Bewerbung X-1" }],
  [serviceRequest, { en: "Your service request X-1", pl: "Zgłoszenie serwisowe X-1", de: "Ihre Serviceanfrage X-1" }],
  [quoteRequest, { en: "Your quote request X-1", pl: "Zapytanie ofertowe X-1", de: "Ihre Angebotsanfrage X-1" }],
] as const;

test.each(SUBJECTS)("the subject of a reply names what was sent: $name", (form, subjects) => {
  for (const language of ["en", "pl", "de"] as const) {
    const answered = { language, reference: "X-1", receivedAt: 0, name: "Anna", email: "anna@example.com", text: "" };
    const words = {
      own: form.words && defaultPage(form.words, language),
      shared: defaultPage(letters, language),
      company: "Ship & Shore",
      values: {},
    };
    const inPrograms = preparedAnswers(form, answered, "Jan", words).map(({ href }) =>
      new URL(href ?? "").searchParams.get("subject"),
    );
    const { subject } = preparedLetter(form, answered, "Jan", words);
    expect(new Set([subject, ...inPrograms])).toEqual(new Set([subjects[language]]));
  }
});
