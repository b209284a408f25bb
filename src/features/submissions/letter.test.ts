import { expect, test } from "vitest";
import { defaultPage } from "#features/publishing/read-page.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import type { Language } from "#platform/i18n/languages.ts";
import { letters } from "./letters/letters.ts";
import { letterTo } from "./open-inbox.server.ts";

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
