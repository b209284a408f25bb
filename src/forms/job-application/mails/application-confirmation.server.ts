import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { plainLine } from "#features/outbox/plain-line.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { fill } from "#platform/i18n/texts.ts";
import { applicationTexts } from "../texts.ts";

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
  const texts = applicationTexts.mails(language).confirmation;
  const { salutation, closing } = submissionTexts.mails(language).letter;
  const offer = plainLine(offerTitle ?? "");
  const path = `/application/${encodeURIComponent(openToken(mail.sealedToken))}`;
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference }),
    heading: texts.heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: fill(offer === "" ? texts.received : texts.receivedFor, { reference, offer }) },
      { kind: "paragraph", text: texts.next },
      { kind: "link", label: texts.link, url: `${publicUrl}${localizedPath(path, language)}` },
      { kind: "paragraph", text: texts.use },
      { kind: "paragraph", text: texts.secret },
      { kind: "paragraph", text: texts.mistake },
      { kind: "paragraph", text: closing },
    ],
  });
}
