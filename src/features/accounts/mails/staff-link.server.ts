import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext, MailOf } from "#features/outbox/mail-content.server.ts";
import { wordedTime } from "#features/outbox/values.server.ts";
import { CONFIRMATION_PHRASES } from "#features/submissions/mails/confirmation-phrases.server.ts";
import type { InEveryLanguage } from "#platform/i18n/languages.ts";

/** Words of a mail that carries a link to a new password. */
export interface StaffLinkTexts {
  subject(site: string): string;
  heading: string;
  /** Why it comes, and to which account it belongs. */
  reason(username: string, site: string): string;
  link: string;
  until(time: string): string;
  secret: string;
  mistake: string;
}

/**
 * Words a mail with a secret link for a member of staff.
 * @param folder part of the link's address before its token
 * @param forMs how long the link is good, from the mail's `receivedAt`
 * @throws Error when the token cannot be opened
 */
export function staffLinkMail(
  mail: MailOf<"staff-invitation" | "staff-reset">,
  { company, publicUrl, openToken }: MailContext,
  { folder, forMs, texts }: { folder: string; forMs: number; texts: InEveryLanguage<StaffLinkTexts> },
): MailContent {
  const { language, username } = mail;
  const words = texts[language];
  const { salutation, closing } = CONFIRMATION_PHRASES[language];
  const site = new URL(publicUrl).host;
  return layOut({
    language,
    company,
    subject: words.subject(site),
    heading: words.heading,
    parts: [
      { kind: "paragraph", text: salutation },
      { kind: "paragraph", text: words.reason(username, site) },
      {
        kind: "link",
        label: words.link,
        url: `${publicUrl}${folder}/${encodeURIComponent(openToken(mail.sealedToken))}`,
      },
      { kind: "paragraph", text: words.until(wordedTime(mail.receivedAt + forMs, language)) },
      { kind: "paragraph", text: words.secret },
      { kind: "paragraph", text: words.mistake },
      { kind: "paragraph", text: closing },
    ],
  });
}
