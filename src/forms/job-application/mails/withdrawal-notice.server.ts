import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { submissionFacts } from "#features/submissions/mails/notice-facts.server.ts";
import { fill } from "#platform/i18n/texts.ts";
import { applicationTexts } from "../texts.ts";

/** Tells the company that an application was withdrawn and erased; it holds nothing personal. */
export function withdrawalNotice(mail: MailOf<"withdrawal-notice">, { company }: MailContext): MailContent {
  const { language, reference } = mail;
  const texts = applicationTexts.mails(language).withdrawn;
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { reference }),
    heading: texts.heading,
    parts: [
      { kind: "facts", facts: submissionFacts(mail) },
      { kind: "paragraph", text: texts.erased },
      { kind: "paragraph", text: texts.copies },
    ],
  });
}
