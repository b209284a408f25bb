import { afterEach, expect, test, vi } from "vitest";
import { defaultPage } from "#features/publishing/read-page.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { contactWords } from "#forms/contact/words.ts";
import { applicationWords } from "#forms/job-application/words.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { DEFAULT_RETENTION } from "../../../tests/default-retention.ts";
import { exampleEncrypter, exampleMails } from "../../../tests/mail/example-mails.ts";
import { type MailWords, rememberMailWords } from "./mail-words.server.ts";
import { headerText } from "./plain-line.server.ts";

afterEach(() => vi.useRealTimers());

const PAGES = [letters, contactWords, applicationWords];

/** A reader of words, over a database that answers as `all` does. @param all returns what staff have published */
function reader(all: (page: string, language: Language) => Promise<object[]>) {
  const collection = (name: string) => ({ all: (language: Language) => all(name, language) });
  return rememberMailWords({ collection } as unknown as Pick<Storage, "collection">, PAGES, {
    company: async () => exampleCompany,
    figures: async () => ({ shown: [], values: { founded: 2007 } }),
    retention: async () => DEFAULT_RETENTION,
  });
}

/** What staff have published of the contact form, in English. */
const published = (change: object) => async (page: string, language: Language) =>
  page === contactWords.name && language === "en"
    ? [{ id: 1, text: { ...defaultPage(contactWords, "en"), ...change } }]
    : [];

const content = (
  words: MailWords,
  language: Language = "en",
  kind: "message-confirmation" | "message-notice" = "message-confirmation",
) =>
  mailContentOf(exampleMails(language)[kind], {
    company: exampleCompany,
    publicUrl: "https://www.example.com",
    decryptToken: exampleEncrypter.decrypt,
    words,
  });

test("an e-mail has the words that staff have published in its language, with its own values and those of the site", async () => {
  const words = reader(
    published({
      subject: "Got it: {{reference}}",
      text: "Since {{founded}}.\nErased after {{contactMonths|month|months}}.",
    }),
  );
  const { subject, text } = content(await words("en"));
  expect(subject).toBe("Got it: M-4K7Q-9XTP");
  expect(text).toContain("Hello,\n\nSince 2007.\n\nErased after 24 months.\n\nKind regards,");
  expect(content(await words("pl"), "pl").subject).toBe("M-4K7Q-9XTP: otrzymaliśmy Państwa wiadomość");
});

test("the last known words serve while the database does not answer, and the default ones before", async () => {
  let isAway = true;
  const words = reader(async (page, language) => {
    if (isAway) throw new Error("away");
    return published({ subject: "Changed: {{reference}}" })(page, language);
  });
  expect(content(await words("en")).subject).toBe("M-4K7Q-9XTP: we have received your message");
  isAway = false;
  expect(content(await words("en")).subject).toBe("Changed: M-4K7Q-9XTP");
  isAway = true;
  expect(content(await words("en")).subject).toBe("Changed: M-4K7Q-9XTP");
});

test("a database that never answers delays no e-mail for long", async () => {
  vi.useFakeTimers();
  const words = reader(() => new Promise(() => undefined))("en");
  await vi.advanceTimersByTimeAsync(2_000);
  expect(content(await words).subject).toBe("M-4K7Q-9XTP: we have received your message");
});

test("markup in words is text, a line break makes no header, and 100 kB are sent", async () => {
  const hostile = '<script>alert(1)</script> & "quoted"\r\nBcc: victim@example.org';
  const words = await reader(
    published({ subject: hostile, title: hostile, text: `${hostile}\n${"ż".repeat(100_000)}` }),
  )("en");
  const { subject, html, text } = content(words);
  expect(headerText(subject)).toBe('<script>alert(1)</script> & "quoted" Bcc: victim@example.org');
  expect(html).not.toContain("<script>");
  expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt; &amp; &quot;quoted&quot;");
  expect(text.length).toBeGreaterThan(100_000);
});

test("what a sender typed fills no other placeholder, and the confirmation cannot name it", async () => {
  const words = await reader(published({ subject: "{{reference}} {{name}}", noticeSubject: "{{reference}} {{name}}" }))(
    "en",
  );
  const mail = exampleMails("en")["message-notice"];
  const typed = {
    ...mail,
    submission: { ...mail.submission, values: { firstName: "{{email}}", lastName: "{{reference}}" } },
  };
  const context = { company: undefined, publicUrl: "https://www.example.com", decryptToken: String, words };
  expect(mailContentOf(typed, context).subject).toBe("M-4K7Q-9XTP {{email}} {{reference}}");
  expect(content(words).subject).toBe(`M-4K7Q-9XTP ${exampleCompany.name}`);
});

test("words that are not published take the place of those of their page alone", async () => {
  const words = reader(published({ subject: "Published: {{reference}}" }));
  const draft = {
    page: contactWords.name,
    text: { ...defaultPage(contactWords, "en"), subject: "Draft: {{reference}}" },
  };
  expect(content(await words("en", draft)).subject).toBe("Draft: M-4K7Q-9XTP");
  expect(content(await words("en")).subject).toBe("Published: M-4K7Q-9XTP");
});
