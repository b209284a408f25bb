import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { gettingStartedTexts } from "./texts.ts";

/** Returns the content of the test mail. */
export function testMail(mail: MailOf<"test-mail">, { company, publicUrl }: MailContext): MailContent {
  const { language, receivedAt, content } = mail;
  if (content !== undefined) return content;
  const texts = gettingStartedTexts.mails(language).test;
  const site = new URL(publicUrl).host;
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { site }),
    heading: texts.heading,
    parts: [
      { kind: "paragraph", text: fill(texts.works, { site }) },
      { kind: "paragraph", text: fill(texts.asked, { time: formatTime(receivedAt, language) }) },
      { kind: "paragraph", text: texts.mistake },
    ],
  });
}
