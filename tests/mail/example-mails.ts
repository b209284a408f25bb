import type { MailOf } from "#features/outbox/mail-content.server.ts";
import type { MailKind } from "#features/outbox/outbox.server.ts";
import { sealer } from "#platform/crypto/seal.server.ts";
import type { Language } from "#platform/i18n/languages.ts";

/** Seals and opens the tokens of the example mails. */
export const exampleSealer = sealer("the secret of the mail tests, long enough");
export const EXAMPLE_TOKEN = "Zx8-kQ2vPq_71LmTr0aYw5nBc3dEf6gH";

/** One mail of each kind. */
export function exampleMails(language: Language): { [Kind in MailKind]: MailOf<Kind> } {
  const common = { attempts: 0, language, receivedAt: Date.UTC(2026, 10, 20, 13, 5), outstanding: undefined };
  const message = { ...common, reference: "M-4K7Q-9XTP" };
  const application = { ...common, reference: "A-7H2M-3RVW" };
  const staff = {
    ...common,
    reference: "S-9QWE-2RTY",
    recipient: "anna@example.org",
    username: "anna.k",
    sealedToken: exampleSealer.seal(EXAMPLE_TOKEN),
  };
  const mail = <Id extends number>(id: Id) => ({ id, messageId: `${id}.${language}@ship-to-shore.test` });
  return {
    "message-notice": {
      ...message,
      ...mail(1),
      kind: "message-notice",
      message: {
        firstName: "Michał",
        lastName: "Żółć-Groß",
        email: "michal@example.org",
        message: "Guten Tag,\n\nder Umrichter der „Łódź“ meldet Überstrom.\n\tTyp: <ACS880> & Co.\n.\nGrüße",
      },
    },
    "message-confirmation": { ...message, ...mail(2), kind: "message-confirmation", recipient: "michal@example.org" },
    "application-notice": {
      ...application,
      ...mail(3),
      kind: "application-notice",
      application: {
        firstName: "Jürgen",
        lastName: "Łukasiewicz",
        email: "juergen@example.org",
        phone: "+48 000 000 009",
        offerTitle: "Marine electrician",
        consent: "future",
        fileName: "Lebenslauf Jürgen Ł.pdf",
        fileSize: 1_468_006,
        scan: "clean",
      },
    },
    "application-confirmation": {
      ...application,
      ...mail(4),
      kind: "application-confirmation",
      recipient: "juergen@example.org",
      offerTitle: "Marine electrician",
      sealedToken: exampleSealer.seal(EXAMPLE_TOKEN),
    },
    "withdrawal-notice": { ...application, ...mail(5), kind: "withdrawal-notice" },
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
      late: [
        { reference: "M-4K7Q-9XTP", workingDays: 12 },
        { reference: "M-8C2H-1VDK", workingDays: 2 },
      ],
      more: 0,
      spam: 0,
    },
    "test-mail": { ...common, ...mail(9), reference: "S-5TST-6QMA", kind: "test-mail", recipient: "anna@example.org" },
  };
}
