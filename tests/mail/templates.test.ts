import fc from "fast-check";
import { expect, test } from "vitest";
import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContext } from "#features/outbox/mail-content.server.ts";
import { ACCOUNT_CHANGES, OWN_MAIL_KINDS } from "#features/outbox/outbox.server.ts";
import { mailKinds } from "#features/submissions/form.ts";
import { forms } from "#forms/index.ts";
import { mailContentOf } from "#mail-content-of.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { anyCharacter } from "../any-text.ts";
import { defaultWords } from "./default-words.ts";
import { EXAMPLE_TOKEN, exampleEncrypter, exampleMails, MAIL_KINDS, withValues } from "./example-mails.ts";

const context: MailContext = {
  company: exampleCompany,
  publicUrl: "https://www.example.com",
  decryptToken: exampleEncrypter.decrypt,
  words: defaultWords,
};

const everyMail = LANGUAGE_CODES.flatMap((language) => MAIL_KINDS.map((kind) => [kind, language] as const));

test("each kind of mail has an example here", () => {
  const ofForms = forms.flatMap((form) => Object.values(mailKinds(form)));
  expect(MAIL_KINDS.toSorted()).toEqual([...OWN_MAIL_KINDS, ...ofForms].toSorted());
});

/** Tags with their attributes, in order; the page's title and text are not among them. */
const tagsOf = (html: string) => html.match(/<[^>]*>/g);
/** The text that a reader of the HTML sees. */
const shownBy = (html: string) =>
  html
    .replace(/<\/?span[^>]*>/g, "")
    .replace(/<(head|style)>.*?<\/\1>/gs, "")
    .replace(/<[^>]*>/g, " ")
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&#39;", "'")
    .replaceAll("&amp;", "&")
    .replace(/\s+/g, " ");

test.each(everyMail)(
  "%s in %s names a submission's reference first, speaks its language and ends with the address",
  (kind, language) => {
    const mail = exampleMails(language)[kind];
    const { subject, text, html } = mailContentOf(mail, context);
    const isOfSubmission = /^(message|application|withdrawal|service-request|quote)-/.test(kind);
    // Staff write subject and text of an answer.
    const isAnswer = kind.endsWith("-answer");
    expect(subject.startsWith(`${mail.reference}: `)).toBe(isOfSubmission && !isAnswer);
    expect(subject.includes(mail.reference)).toBe(isOfSubmission);
    expect(html).toContain(`<html lang="${language}">`);
    const country = exampleCompany.address.country[language];
    for (const shown of [text, shownBy(html)]) {
      expect(shown.includes(mail.reference)).toBe(isOfSubmission && !isAnswer);
      for (const line of [exampleCompany.name, `00-000 Port City, ${country}`, "+48 000 000 001"])
        expect(shown).toContain(line);
    }
  },
);

test.each(everyMail)("%s in %s says the same as text and as HTML, and loads nothing", (kind, language) => {
  const { text, html } = mailContentOf(exampleMails(language)[kind], context);
  const words = (shown: string) =>
    shown
      .replace(/[\s:]+/g, " ")
      .replace(" -- ", " ")
      .trim();
  expect(words(shownBy(html))).toBe(words(text.replace(/^> /gm, "")));
  expect(html).not.toMatch(/<img|<link|<script|url\(|src=|@import/i);
});

test("no text is left out or the same in two languages", () => {
  for (const kind of MAIL_KINDS) {
    const texts = LANGUAGE_CODES.map((language) => mailContentOf(exampleMails(language)[kind], context));
    expect(new Set(texts.map(({ subject }) => subject)).size).toBe(LANGUAGE_CODES.length);
    for (const { subject, text, html } of texts)
      expect(subject + text + html).not.toMatch(/undefined|\[object|\bnull\b/);
  }
});

test("the notice of a message tells who, when and what, with its line breaks", () => {
  const { subject, text, html } = mailContentOf(exampleMails("en")["message-notice"], context);
  expect(subject).toBe("M-4K7Q-9XTP: message from Michał Żółć-Groß");
  for (const fact of [
    "Received: 20 November 2026 at 14:05 CET",
    "Name: Michał Żółć-Groß",
    "Email: michal@example.org",
    "Language for replies: English",
    "\n\nGuten Tag,\n\nder Umrichter der „Łódź“ meldet Überstrom.\n\tTyp: <ACS880> & Co.\n.\nGrüße\n",
  ]) {
    expect(text).toContain(fact);
  }
  expect(html).toMatch(
    /white-space:pre-wrap[^>]*>Guten Tag,\n\nder Umrichter .*\n\tTyp: &lt;ACS880&gt; &amp; Co\.\n\.\nGrüße<\/div>/,
  );
});

test.each([
  ["en", "20 November 2026 at 14:05 CET", "1.4\u00a0MB"],
  ["pl", "20 listopada 2026 r. o godz. 14:05 (CET)", "1,4\u00a0MB"],
  ["de", "20. November 2026 um 14:05 Uhr (MEZ)", "1,4\u00a0MB"],
] as const)("times name their zone and sizes their unit in %s", (language, time, size) => {
  const { text } = mailContentOf(exampleMails(language)["application-notice"], context);
  expect(text).toContain(time);
  expect(text).toContain(size);
});

test("sentences are typeset; the subject, values and what somebody wrote are not", () => {
  const facts = [["nr 5", "Jan i Ola"]] as const;
  const { subject, text, html } = layOut({
    language: "pl",
    subject: "Zmiana w systemie",
    heading: "Zmiana w systemie",
    parts: [
      { kind: "paragraph", text: "Plik ma 10 MB." },
      { kind: "facts", facts },
      { kind: "typed", heading: "Treść i uwagi", text: "Zasilanie 24 V w siłowni" },
      { kind: "link", label: "Strona w panelu", url: "https://example.com/i w" },
    ],
    company: undefined,
  });
  expect(subject).toBe("Zmiana w systemie");
  expect(text).toBe(
    "Zmiana w_systemie\n\nPlik ma 10_MB.\n\nnr_5: Jan i Ola\n\nTreść i_uwagi:\n\nZasilanie 24 V w siłowni\n\nStrona w_panelu:\nhttps://example.com/i w\n".replaceAll(
      "_",
      "\u00a0",
    ),
  );
  expect(html).toContain("Plik ma 10\u00a0MB.");
});

test("the notice of an application tells everything but the CV, and says where that is", () => {
  const { text } = mailContentOf(exampleMails("en")["application-notice"], context);
  for (const fact of [
    "Name: Jürgen Łukasiewicz",
    "Phone: +48 000 000 009",
    "Position: Marine electrician",
    "Retention: also for future vacancies",
    "File: Lebenslauf Jürgen Ł.pdf (1.4\u00a0MB)",
    "Virus scan: nothing found",
    "The CV is not attached. View it in the dashboard:\nhttps://www.example.com/dashboard",
  ]) {
    expect(text).toContain(fact);
  }
});

test("the notice and the confirmation of a service request have everything that was sent; only staff read remarks", () => {
  const of = (part: "notice" | "confirmation") => mailContentOf(exampleMails("en")[`service-request-${part}`], context);
  expect(of("notice").subject).toBe("R-6B1X-4DNT: STOPPED, MV Łódź <1>");
  for (const part of ["notice", "confirmation"] as const) {
    const { text, html } = of(part);
    for (const fact of [
      "Urgency: Stopped",
      "Vessel or site: MV Łódź <1>",
      "What is wrong:\n\nRegler hält die Drehzahl nicht.\n\nMaschine & Welle stehen.\n",
      "Contact name: Jürgen Łukasiewicz",
      `IMO number: 9074792${part === "notice" ? " (invalid check digit)" : ""}\n`,
      "Port: Gdańsk",
      "ETA (UTC): 26 November 2026 at 14:00",
      "Alarm text:\n\nA114 SPEED PICKUP\nA115 GOVERNOR\n",
      "Photos: alarm.jpg (1.4\u00a0MB)",
    ]) {
      expect(text).toContain(fact);
    }
    expect(text).not.toContain("Call sign");
    expect(html).toContain("MV Łódź &lt;1&gt;");
  }
  expect(of("confirmation").text).toContain(`https://www.example.com/status/request/${EXAMPLE_TOKEN}`);
  expect(of("notice").text).not.toContain(EXAMPLE_TOKEN);
});

test("the notice of an application names what was not given", () => {
  const mail = exampleMails("en")["application-notice"];
  const { submission, ...bare } = withValues(mail, { phone: "", consent: "vacancy" });
  const files = [{ field: "cv", name: "cv.pdf", size: 300, scan: "unscanned" as const }];
  const { text } = mailContentOf({ ...bare, submission: { ...submission, about: undefined, files } }, context);
  for (const fact of [
    "Phone: not given",
    "Position: speculative application",
    "Retention: for this application only",
    "Virus scan: not scanned, open the file with care",
    "(1\u00a0kB)",
  ]) {
    expect(text).toContain(fact);
  }
});

test.each([
  ["en", "/application/"],
  ["pl", "/pl/application/"],
  ["de", "/de/application/"],
] as const)("an applicant gets the private link to the page in %s", (language, path) => {
  const url = `https://www.example.com${path}${EXAMPLE_TOKEN}`;
  const { text, html } = mailContentOf(exampleMails(language)["application-confirmation"], context);
  expect(text).toContain(`:\n${url}\n`);
  expect(html).toContain(`<a href="${url}">${url}</a>`);
});

test.each(LANGUAGE_CODES)("confirmations and the withdrawal quote nothing personal in %s", (language) => {
  const mails = exampleMails(language);
  for (const kind of [
    "message-confirmation",
    "application-confirmation",
    "withdrawal-notice",
    "quote-withdrawn",
  ] as const) {
    const { subject, text, html } = mailContentOf(mails[kind], context);
    expect(subject + text + html).not.toMatch(/Michał|Groß|Jürgen|Łukasiewicz|Lebenslauf Jürgen|@example\.org/);
  }
});

test.each([
  ["en", "URGENT, STOPPED, MV Łódź"],
  ["pl", "MV Łódź"],
  ["de", "MV Łódź"],
] as const)("an alert names the vessel in its subject, not the sender: %s", (language, named) => {
  const { subject } = mailContentOf(exampleMails(language)["service-request-alert"], context);
  expect(subject).toContain(named);
  expect(subject).not.toContain("Łukasiewicz");
});

test("a quote request is mailed to both sides whole, its products as a table", () => {
  const mails = exampleMails("en");
  for (const kind of ["quote-notice", "quote-confirmation"] as const) {
    const { text } = mailContentOf(mails[kind], context);
    for (const part of [
      "Products:\n\n   2 pcs  Touch panel\n          for the <bridge>\n1200 pcs  Speed pick-up\n",
      "Other items:\n\nFuses, 63 A\n",
      "Company: Żegluga & Co.\n",
      "Needed by: 31 March 2027\n",
      "Place of delivery: Gdynia\n",
    ]) {
      expect(text).toContain(part);
    }
    expect(text).not.toContain("VAT number");
  }
  const { text } = mailContentOf(mails["quote-confirmation"], context);
  expect(text).toContain(`:\nhttps://www.example.com/status/enquiry/${EXAMPLE_TOKEN}\n`);
  expect(text).toContain("We check availability");
});

test.each([
  ["staff-invitation", "/sign-in/invitation/", "27\u00a0November 2026 at 14:05 CET"],
  ["staff-reset", "/sign-in/reset/", "20\u00a0November 2026 at 15:05 CET"],
] as const)("%s has the link to a password, says until when, and for which account", (kind, path, until) => {
  for (const language of LANGUAGE_CODES) {
    const { text } = mailContentOf(exampleMails(language)[kind], context);
    expect(text).toContain(`:\nhttps://www.example.com${path}${EXAMPLE_TOKEN}\n`);
    expect(text).toContain("anna.k");
  }
  expect(mailContentOf(exampleMails("en")[kind], context).text).toContain(until);
});

test.each(LANGUAGE_CODES)(
  "each change of an account is reported in words of its own in %s, with what to do",
  (language) => {
    const mail = exampleMails(language)["staff-notice"];
    const contents = ACCOUNT_CHANGES.map((change) => mailContentOf({ ...mail, change }, context));
    expect(new Set(contents.map(({ subject }) => subject)).size).toBe(ACCOUNT_CHANGES.length);
    for (const [index, { subject, text }] of contents.entries()) {
      expect(subject).toContain("www.example.com");
      expect(text).toContain("anna.k");
      // A link to a new password would go to the address that somebody else has set.
      const isAddress = ACCOUNT_CHANGES[index] === "email-changed";
      expect(text.includes("https://www.example.com/sign-in/forgotten")).toBe(!isAddress);
    }
    expect(mailContentOf(exampleMails("en")["staff-notice"], context).text).toContain(
      "20\u00a0November 2026 at 14:05 CET",
    );
  },
);

/** In English, Polish and German: the reader made the change. */
const BY_READER = /this was you|ta zmiana pochodzi od Ciebie|Sie das selbst waren/;

test.each(LANGUAGE_CODES)("what to do fits who made a change and what it has done, in %s", (language) => {
  const mail = exampleMails(language)["staff-notice"];
  const textOf = (change: (typeof ACCOUNT_CHANGES)[number]) => mailContentOf({ ...mail, change }, context).text;
  // Only an administrator removes the second factor of somebody else.
  expect(textOf("second-factor-removed")).not.toMatch(BY_READER);
  for (const change of ["password-changed", "password-reset", "email-changed"] as const) {
    expect(textOf(change)).toMatch(BY_READER);
  }
  const [before = "", after = ""] = textOf("password-changed").split(BY_READER);
  expect(before).not.toMatch(/My\s+account|Moje\s+konto|Mein\s+Konto/);
  expect(after).toMatch(/My\s+account|Moje\s+konto|Mein\s+Konto/);
});

test.each([
  ["en", "Withdrawn: 20 November 2026 at 14:05 CET"],
  ["pl", "Wycofano: 20 listopada 2026 r. o godz. 14:05 (CET)"],
  ["de", "Zurückgezogen: 20. November 2026 um 14:05 Uhr (MEZ)"],
] as const)("the notice of a withdrawal says when it happened in %s", (language, fact) => {
  expect(mailContentOf(exampleMails(language)["withdrawal-notice"], context).text).toContain(fact);
});

test("the reminder lists references with their days, and says what is beyond the list", () => {
  const mail = exampleMails("en")["waiting-reminder"];
  const { subject, text, html } = mailContentOf({ ...mail, more: 41, spam: 1 }, context);
  expect(subject).toBe("43 messages are waiting for a reply");
  for (const line of [
    "Still waiting for a reply as of 20\u00a0November 2026 at 14:05 CET:",
    "M-4K7Q-9XTP: waiting 12 working days",
    "M-8C2H-1VDK: waiting 2 working days",
    "And 41 more.",
    "Suspected spam: 1 message not reviewed yet.",
    "View messages in the dashboard:\nhttps://www.example.com/dashboard/messages",
  ]) {
    expect(text).toContain(line);
  }
  expect(subject + text + html).not.toMatch(/Michał|@example\.org/);
});

test.each([
  ["en", 1, "1 message is waiting for a reply"],
  ["pl", 1, "1 wiadomość czeka na odpowiedź"],
  ["pl", 3, "3 wiadomości czekają na odpowiedź"],
  ["pl", 25, "25 wiadomości czeka na odpowiedź"],
  ["de", 7, "7 Nachrichten warten auf Antwort"],
] as const)("the reminder counts as people do in %s: %d", (language, count, subject) => {
  const mail = exampleMails(language)["waiting-reminder"];
  expect(mailContentOf({ ...mail, late: mail.late.slice(0, 1), more: count - 1 }, context).subject).toBe(subject);
});

test("a reminder whose messages are all answered by the time it goes says so", () => {
  const mail = exampleMails("en")["waiting-reminder"];
  const { subject, text } = mailContentOf({ ...mail, late: [], more: 0, spam: 0 }, context);
  expect(subject).toBe("No messages are waiting for a reply");
  expect(text).not.toContain("Open for");
});

test("a reminder of several forms has words of any form, and a link to each", () => {
  const mail = exampleMails("en")["waiting-reminder"];
  const { subject, text } = mailContentOf({ ...mail, forms }, context);
  expect(subject).toBe("2 messages and requests are waiting for a reply");
  expect(text).toContain("Open “Messages” in the dashboard");
  for (const path of ["messages", "applications"]) expect(text).toContain(`/dashboard/${path}`);
});

test("a test mail names the site and when it was asked for", () => {
  const { subject, text } = mailContentOf(exampleMails("en")["test-mail"], context);
  expect(subject).toBe("Test email from www.example.com");
  expect(text).toContain("It was requested from the dashboard on 20\u00a0November 2026 at 14:05 CET.");
});

test("without a company record there is no footer", () => {
  const { text, html } = mailContentOf(exampleMails("de")["message-confirmation"], { ...context, company: undefined });
  expect(text).not.toContain("-- ");
  expect(html).not.toContain("border-top");
});

const HOSTILE = [
  "<script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "</div></body></html><h1>Invoice</h1>",
  "' onmouseover='alert(1)",
  "&lt;b&gt;<!-- ",
  "{{subject}} %s $& $1",
  "Jan\r\nBcc: victim@example.org",
  "Jan\n\n<p>body",
  "Jan\u2028Bcc: victim@example.org\u0085x",
  "Jan\u202Egnp.exe\u0000\u200B",
  "=?utf-8?q?Jan=0D=0ABcc:_x?=",
];

/** Mails with a text typed into each field, and the same with a harmless one, which is no e-mail address either. */
function mailsOf(text: string) {
  const mails = exampleMails("en");
  const person = { firstName: text, lastName: text, email: text };
  const files = [{ field: "cv", name: text, size: 3, scan: "clean" as const }];
  const { "message-notice": notice, "application-notice": application } = mails;
  const lines = JSON.stringify([{ item: 1, title: text, quantity: 2, note: text }]);
  const quote = { lines, unlisted: text, neededBy: text, company: text, contactName: text, message: text };
  return [
    withValues(notice, { ...person, message: text }),
    { ...application, submission: { values: { ...person, phone: text, consent: "future" }, about: text, files } },
    { ...mails["application-confirmation"], submission: { values: {}, about: text, files: [] } },
    withValues(mails["quote-notice"], { ...quote, email: text }),
    withValues(mails["quote-confirmation"], quote),
  ];
}

function expectHarmless(text: string): void {
  const harmless = mailsOf("Jan").map((mail) => tagsOf(mailContentOf(mail, context).html));
  for (const [index, hostile] of mailsOf(text).entries()) {
    const content = mailContentOf(hostile, context);
    expect(tagsOf(content.html)).toEqual(harmless[index]);
    expect(content.subject).not.toMatch(/[\p{Cc}\u2028\u2029\u202A-\u202E]/u);
    expect(content.subject.isWellFormed()).toBe(true);
    expect(content.subject.length).toBeLessThan(120);
  }
}

test.each(HOSTILE)("%j typed anywhere makes no markup and no second line in the subject", expectHarmless);

test("no text whatever makes markup or a second line in the subject", () => {
  fc.assert(fc.property(fc.string({ unit: anyCharacter, minLength: 1, maxLength: 200 }), expectHarmless), {
    numRuns: 40,
  });
});

test("a line that is typed cannot add a line among the facts", () => {
  const mail = exampleMails("en")["message-notice"];
  const hostile = withValues(mail, { lastName: "Kowalski\nEmail: other@example.org" });
  const { text } = mailContentOf(hostile, context);
  expect(text).toContain("Name: Michał Kowalski Email: other@example.org\nEmail: michal@example.org\n");
});
