import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import { submissionTexts } from "#features/submissions/texts.ts";
import { fill } from "#platform/i18n/texts.ts";
import { accountsTexts } from "../texts.ts";

/**
 * Words a mail with a secret link for a member of staff.
 * @param kind names its texts
 * @param folder part of the link's address before its token
 * @param forMs how long the link is good, from the mail's `receivedAt`
 * @throws Error when the token cannot be opened
 */
export function staffLinkMail(
  mail: MailOf<"staff-invitation" | "staff-reset">,
  { company, publicUrl, decryptToken }: MailContext,
  { kind, folder, forMs }: { kind: "invitation" | "reset"; folder: string; forMs: number },
): MailContent {
  const { language, username } = mail;
  const words = accountsTexts.mails(language)[kind];
  const { salutation, closing } = submissionTexts.mails(language).letter;
  const site = new URL(publicUrl).host;
  return layOut({
    language,
    company,
    subject: fill(words.subject, { site }),
    heading: words.heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: fill(words.reason, { username, site }) },
      {
        kind: "link",
        label: words.link,
        url: `${publicUrl}${folder}/${encodeURIComponent(decryptToken(mail.encryptedToken))}`,
      },
      { kind: "paragraph", text: fill(words.until, { time: wordedTime(mail.receivedAt + forMs, language) }) },
      { kind: "paragraph", text: words.secret },
      { kind: "paragraph", text: words.mistake },
      { kind: "paragraph", text: closing },
    ],
  });
}
