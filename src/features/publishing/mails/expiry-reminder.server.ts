import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { formatDay } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { publishingTexts } from "../texts.ts";

/** Returns the reminder of an entry whose last day is near, to the company. */
export function expiryReminder(mail: MailOf<"expiry-reminder">, { company, publicUrl }: MailContext): MailContent {
  const { language, collection, entryId: id, lastDay } = mail;
  const texts = publishingTexts.mails(language).expiry;
  const words = collection.words.staff(language);
  const title = mail.title === "" ? `${words.one} ${id}` : mail.title;
  const day = formatDay(lastDay, language);
  return layOut({
    language,
    company,
    subject: fill(texts.subject, { title, day }),
    heading: texts.heading,
    parts: [
      {
        kind: "facts",
        facts: [
          [texts.item, title],
          [texts.lastDay, day],
        ],
      },
      { kind: "paragraph", text: texts.after },
      { kind: "link", label: texts.link, url: `${publicUrl}/dashboard/${collection.addresses.dashboard}/${id}` },
    ],
  });
}
