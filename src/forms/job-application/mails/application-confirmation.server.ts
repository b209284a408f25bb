import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { plainLine } from "#features/outbox/plain-line.server.ts";
import { CONFIRMATION_PHRASES } from "#features/submissions/mails/confirmation-phrases.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";

const TEXTS: InEveryLanguage<{
  subject(reference: string): string;
  heading: string;
  received(reference: string, offerTitle: string | undefined): string;
  next: string;
  link: string;
  use: string;
  secret: string;
  mistake: string;
}> = {
  en: {
    subject: (reference) => `${reference}: we have received your application`,
    heading: "We have received your application",
    received: (reference, offer) =>
      `Thank you for your application${offer === undefined ? "" : ` for “${offer}”`}. Its reference is ${reference}.`,
    next: "We will consider it and reply to this e-mail address.",
    link: "Your private link",
    use: "It shows what you sent us. There you can also withdraw and erase your application, or renew your consent to our keeping it.",
    secret:
      "The link is secret: whoever has it can see and erase your application. Please keep this e-mail and do not pass it on.",
    mistake:
      "If you did not apply to us, someone has given this address by mistake. You can then erase the application through the link.",
  },
  pl: {
    subject: (reference) => `${reference}: otrzymaliśmy Państwa zgłoszenie`,
    heading: "Otrzymaliśmy Państwa zgłoszenie",
    received: (reference, offer) =>
      `dziękujemy za zgłoszenie${offer === undefined ? "" : ` w odpowiedzi na ofertę „${offer}”`}. Jego numer referencyjny to ${reference}.`,
    next: "Rozpatrzymy zgłoszenie i odpowiemy na ten adres e-mail.",
    link: "Prywatny link",
    use: "Link prowadzi do strony z przesłanymi danymi. Można tam również wycofać i usunąć zgłoszenie albo odnowić zgodę na jego przechowywanie.",
    secret:
      "Link jest poufny: każdy, kto go zna, może zobaczyć i usunąć zgłoszenie. Prosimy zachować ten e-mail i nie przekazywać go dalej.",
    mistake:
      "Jeżeli nie wysyłali Państwo do nas zgłoszenia, ktoś omyłkowo podał ten adres. Zgłoszenie można wtedy usunąć na stronie, do której prowadzi link.",
  },
  de: {
    subject: (reference) => `${reference}: Wir haben Ihre Bewerbung erhalten`,
    heading: "Wir haben Ihre Bewerbung erhalten",
    received: (reference, offer) =>
      `vielen Dank für Ihre Bewerbung${offer === undefined ? "" : ` auf die Ausschreibung „${offer}“`}. Die Referenznummer lautet ${reference}.`,
    next: "Wir prüfen Ihre Bewerbung und antworten Ihnen per E-Mail an diese Adresse.",
    link: "Ihr persönlicher Link",
    use: "Unter diesem Link sehen Sie, was Sie uns gesendet haben. Dort können Sie die Bewerbung auch zurückziehen und löschen oder Ihre Einwilligung in die Aufbewahrung erneuern.",
    secret:
      "Der Link ist vertraulich: Wer ihn hat, kann Ihre Bewerbung einsehen und löschen. Bitte bewahren Sie diese E-Mail auf und geben Sie sie nicht weiter.",
    mistake:
      "Wenn Sie sich nicht bei uns beworben haben, hat jemand diese Adresse versehentlich angegeben. Sie können die Bewerbung dann über den Link löschen.",
  },
};

/**
 * Tells an applicant that the application has come, with the private link to it. It quotes nothing typed: the address
 * may be a stranger's. The offer's title is the company's own text.
 * @throws Error when the token cannot be opened
 */
export function applicationConfirmation(
  mail: MailOf<"application-confirmation">,
  { company, publicUrl, openToken }: MailContext,
): MailContent {
  const { language, reference, offerTitle } = mail;
  const texts = TEXTS[language];
  const { salutation, closing } = CONFIRMATION_PHRASES[language];
  const path = `/application/${encodeURIComponent(openToken(mail.sealedToken))}`;
  return layOut({
    language,
    company,
    subject: texts.subject(reference),
    heading: texts.heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: texts.received(reference, plainLine(offerTitle ?? "") || undefined) },
      { kind: "paragraph", text: texts.next },
      { kind: "link", label: texts.link, url: `${publicUrl}${localizedPath(path, language)}` },
      { kind: "paragraph", text: texts.use },
      { kind: "paragraph", text: texts.secret },
      { kind: "paragraph", text: texts.mistake },
      { kind: "paragraph", text: closing },
    ],
  });
}
