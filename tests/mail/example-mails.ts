import { achievements } from "#collections/achievements/achievements.ts";
import type { DueMail, MailOf, OwnMailKind } from "#features/outbox/outbox.server.ts";
import type { FormMail } from "#features/submissions/form.ts";
import { contact } from "#forms/contact/contact.server.ts";
import { jobApplication } from "#forms/job-application/job-application.server.ts";
import { quoteRequest } from "#forms/quote-request/quote-request.server.ts";
import { serviceRequest } from "#forms/service-request/service-request.server.ts";
import { createEncrypter } from "#platform/crypto/encrypter.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** Encrypts and decrypts the tokens of the example mails. */
export const exampleEncrypter = createEncrypter("the secret of the mail tests, long enough");
export const EXAMPLE_TOKEN = "Zx8-kQ2vPq_71LmTr0aYw5nBc3dEf6gH";

type FormMailKind =
  | "message-notice"
  | "message-confirmation"
  | "message-answer"
  | `${"application" | "service-request" | "quote-request"}-${"answer" | "further"}`
  | `application-${"notice" | "confirmation"}`
  | "withdrawal-notice"
  | `service-request-${"notice" | "confirmation" | "withdrawn" | "alert" | "second-alert"}`
  | `quote-${"notice" | "confirmation" | "withdrawn"}`;
type ExampleMails = { [Kind in OwnMailKind]: MailOf<Kind> } & Record<FormMailKind, DueMail & FormMail>;

/** One mail of each kind. */
export function exampleMails(language: Language): ExampleMails {
  const common = { attempts: 0, language, receivedAt: Date.UTC(2026, 10, 20, 13, 5), outstanding: undefined };
  const none = { values: {}, about: undefined, files: [] };
  const ofForm = { ...common, recipient: undefined, encryptedToken: "" };
  const message = { ...ofForm, form: contact, reference: "M-4K7Q-9XTP", submission: none };
  const application = { ...ofForm, form: jobApplication, reference: "A-7H2M-3RVW", submission: none };
  const request = {
    ...ofForm,
    form: serviceRequest,
    reference: "R-6B1X-4DNT",
    submission: {
      values: {
        urgency: "stopped",
        vessel: "MV Łódź <1>",
        description: "Regler hält die Drehzahl nicht.\n\nMaschine & Welle stehen.",
        contactName: "Jürgen Łukasiewicz",
        email: "juergen@example.org",
        imo: "9074792",
        port: "Gdańsk",
        eta: "2026-11-26T14:00",
        alarmText: "A114 SPEED PICKUP\nA115 GOVERNOR",
      },
      about: undefined,
      files: [{ field: "photos", name: "alarm.jpg", size: 1_468_006, scan: "clean" as const }],
    },
  };
  const quote = { ...ofForm, form: quoteRequest, reference: "Q-9TXP-4K7Q", submission: none };
  const lines = [
    { item: 12, title: "Touch panel", quantity: 2, note: "for the <bridge>" },
    { item: 6, title: "Speed pick-up", quantity: 1200, note: "" },
  ];
  const requested = {
    ...none,
    values: {
      lines: JSON.stringify(lines),
      unlisted: "Fuses, 63 A",
      neededBy: "2027-03-31",
      deliveryPlace: "Gdynia",
      company: "Żegluga & Co.",
      vatNumber: "",
      contactName: "Michał Żółć",
      email: "michal@example.org",
    },
  };
  const staff = {
    ...common,
    reference: "S-9QWE-2RTY",
    recipient: "anna@example.org",
    username: "anna.k",
    encryptedToken: exampleEncrypter.encrypt(EXAMPLE_TOKEN),
  };
  const mail = <Id extends number>(id: Id) => ({ id, messageId: `${id}.${language}@ship-to-shore.test` });
  return {
    "message-notice": {
      ...message,
      ...mail(1),
      kind: "message-notice",
      part: "notice",
      submission: {
        ...none,
        values: {
          firstName: "Michał",
          lastName: "Żółć-Groß",
          email: "michal@example.org",
          message: "Guten Tag,\n\nder Umrichter der „Łódź“ meldet Überstrom.\n\tTyp: <ACS880> & Co.\n.\nGrüße",
        },
      },
    },
    "message-confirmation": {
      ...message,
      ...mail(2),
      kind: "message-confirmation",
      part: "confirmation",
      recipient: "michal@example.org",
    },
    "application-notice": {
      ...application,
      ...mail(3),
      kind: "application-notice",
      part: "notice",
      submission: {
        values: {
          firstName: "Jürgen",
          lastName: "Łukasiewicz",
          email: "juergen@example.org",
          phone: "+48 000 000 009",
          consent: "future",
        },
        about: "Marine electrician",
        files: [{ field: "cv", name: "Lebenslauf Jürgen Ł.pdf", size: 1_468_006, scan: "clean" }],
      },
    },
    "application-confirmation": {
      ...application,
      ...mail(4),
      kind: "application-confirmation",
      part: "confirmation",
      recipient: "juergen@example.org",
      submission: { ...none, about: "Marine electrician" },
      encryptedToken: exampleEncrypter.encrypt(EXAMPLE_TOKEN),
    },
    "message-answer": threadMail("message-answer", "answer", message, 20),
    "application-answer": threadMail("application-answer", "answer", application, 21),
    "application-further": threadMail("application-further", "further", application, 22),
    "service-request-answer": threadMail("service-request-answer", "answer", request, 23),
    "service-request-further": threadMail("service-request-further", "further", request, 24),
    "quote-request-answer": threadMail("quote-request-answer", "answer", quote, 25),
    "quote-request-further": threadMail("quote-request-further", "further", quote, 26),
    "withdrawal-notice": { ...application, ...mail(5), kind: "withdrawal-notice", part: "withdrawn" },
    "service-request-notice": { ...request, ...mail(12), kind: "service-request-notice", part: "notice" },
    "service-request-confirmation": {
      ...request,
      ...mail(13),
      kind: "service-request-confirmation",
      part: "confirmation",
      recipient: "juergen@example.org",
      encryptedToken: exampleEncrypter.encrypt(EXAMPLE_TOKEN),
    },
    "service-request-withdrawn": {
      ...request,
      ...mail(14),
      kind: "service-request-withdrawn",
      part: "withdrawn",
      submission: none,
    },
    "quote-notice": { ...quote, ...mail(15), kind: "quote-notice", part: "notice", submission: requested },
    "quote-confirmation": {
      ...quote,
      ...mail(16),
      kind: "quote-confirmation",
      part: "confirmation",
      recipient: "michal@example.org",
      submission: requested,
      encryptedToken: exampleEncrypter.encrypt(EXAMPLE_TOKEN),
    },
    "quote-withdrawn": { ...quote, ...mail(17), kind: "quote-withdrawn", part: "withdrawn" },
    "service-request-alert": { ...request, ...mail(18), kind: "service-request-alert", part: "alert" },
    "service-request-second-alert": {
      ...request,
      ...mail(19),
      kind: "service-request-second-alert",
      part: "secondAlert",
    },
    "staff-invitation": { ...staff, ...mail(6), kind: "staff-invitation" },
    "staff-reset": { ...staff, ...mail(7), kind: "staff-reset" },
    "staff-notice": {
      ...common,
      ...mail(10),
      reference: "S-2NTC-8KPL",
      kind: "staff-notice",
      recipient: "anna@example.org",
      username: "anna.k",
      change: "token-made",
    },
    "waiting-reminder": {
      ...common,
      ...mail(8),
      reference: "S-3WAI-7TNG",
      kind: "waiting-reminder",
      forms: [contact],
      late: [
        { reference: "M-4K7Q-9XTP", workingDays: 12 },
        { reference: "M-8C2H-1VDK", workingDays: 2 },
      ],
      more: 0,
      spam: 0,
    },
    "expiry-reminder": {
      ...common,
      ...mail(11),
      reference: "achievement-13-2026-12-20",
      kind: "expiry-reminder",
      collection: achievements,
      entryId: 13,
      title: "ISO 9001",
      lastDay: "2026-12-20",
    },
    "health-notice": {
      ...common,
      ...mail(30),
      reference: "S-6HLT-3QMB",
      kind: "health-notice",
      began: [{ concern: "disk-data", since: common.receivedAt - 300_000, until: common.receivedAt }],
      ended: [{ concern: "mails-failed", since: common.receivedAt - 7_200_000, until: common.receivedAt - 600_000 }],
    },
    "test-mail": { ...common, ...mail(9), reference: "S-5TST-6QMA", kind: "test-mail", recipient: "anna@example.org" },
  };
}

/** Returns a mail of the thread, which all forms have. @param of the facts of each mail of the form */
function threadMail(
  kind: string,
  part: "answer" | "further",
  of: Omit<DueMail & FormMail, "id" | "messageId" | "kind" | "part">,
  id: number,
): DueMail & FormMail {
  const { language, reference, receivedAt: at } = of;
  const names = { firstName: "Jürgen", lastName: "Łukasiewicz", contactName: "Jürgen Łukasiewicz" };
  const values = { ...names, email: "juergen@example.org" };
  const answer = {
    subject: `Re: ${reference} (${language})`,
    text: "Guten Tag,\n\nbitte senden Sie uns <ein> Foto & die Seriennummer.\n\nAnna Keller",
    quoted: { text: "Der Umrichter meldet Überstrom.\n.\nGrüße", at },
  };
  const further = { subject: "", text: "Ich bin ab Mai frei.\n<b>", quoted: undefined };
  const message = part === "answer" ? answer : further;
  return {
    ...{ ...of, kind, part, id, messageId: `${id}.${language}@ship-to-shore.test` },
    recipient: part === "answer" ? values.email : undefined,
    submission: { values, about: undefined, files: [], message },
  };
}

export const MAIL_KINDS = Object.keys(exampleMails("en")) as (keyof ExampleMails)[];

/** The mail with other values in its submission. */
export function withValues<Mail extends FormMail>(mail: Mail, values: Readonly<Record<string, string>>): Mail {
  return { ...mail, submission: { ...mail.submission, values: { ...mail.submission.values, ...values } } };
}
