import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { plainLine, subjectName } from "#features/outbox/plain-line.server.ts";
import { wordedSize } from "#features/outbox/values.server.ts";
import { replyNote, senderFacts, submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { fill } from "#platform/i18n/texts.ts";
import { applicationTexts } from "../texts.ts";

/** Tells the company of an application. The CV is never attached: opening it in the dashboard is recorded. */
export function applicationNotice(
  mail: MailOf<"application-notice">,
  { company, publicUrl }: MailContext,
): MailContent {
  const { language, reference, application } = mail;
  const texts = applicationTexts.mails(language).notice;
  const file = `${plainLine(application.fileName)} (${wordedSize(application.fileSize, language)})`;
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference, name: subjectName(application.firstName, application.lastName) }),
    heading: texts.heading,
    parts: [
      {
        kind: "facts",
        facts: [
          ...submissionFacts(mail),
          ...senderFacts(application, language),
          [texts.phone, plainLine(application.phone) || texts.noPhone],
          [texts.offer, plainLine(application.offerTitle ?? "") || texts.noOffer],
          [texts.consent, texts.consents[application.consent]],
          [texts.file, file],
          [texts.scan, texts.scans[application.scan]],
        ],
      },
      { kind: "link", label: texts.dashboard, url: `${publicUrl}/dashboard` },
      { kind: "paragraph", text: replyNote(application.email, language) },
    ],
  });
}
