import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { accountsTexts } from "../texts.ts";

/** Reports a change of sign-in data to the account's owner. */
export function staffNotice(
  { language, username, change, receivedAt }: MailOf<"staff-notice">,
  { company, publicUrl, words }: MailContext,
): MailContent {
  const { subject, about, changes, mistake, link } = accountsTexts.mails(language).notice;
  const { heading, what, ...own } = changes[change];
  const { title: salutation, closing } = words(letters, language);
  const site = new URL(publicUrl).host;
  // A link to a new password would go to the address that somebody else has set.
  const isAddress = change === "email-changed";
  return layOut({
    language,
    company,
    subject: fill(subject, { change: heading, site }),
    heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: fill(about, { username, site, time: formatTime(receivedAt, language) }) },
      { kind: "paragraph", text: what },
      { kind: "paragraph", text: "mistake" in own ? own.mistake : mistake },
      ...(isAddress ? [] : [{ kind: "link", label: link, url: `${publicUrl}/sign-in/forgotten` } as const]),
      { kind: "paragraph", text: closing },
    ],
  });
}
