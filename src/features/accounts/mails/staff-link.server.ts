import { layOut } from "#features/outbox/layout.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { MailOf } from "#features/outbox/outbox.server.ts";
import { letters } from "#features/submissions/letters/letters.ts";
import { formatTime } from "#platform/i18n/dates.ts";
import { fill } from "#platform/i18n/texts.ts";
import { INVITATION_MS, RESET_MS } from "../link-times.ts";
import { accountsTexts } from "../texts.ts";

/** Invites a colleague to choose a password. @throws Error when the token cannot be decrypted */
export function staffInvitation(mail: MailOf<"staff-invitation">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { kind: "invitation", folder: "/sign-in/invitation", forMs: INVITATION_MS });
}

/** Contains the password reset link. @throws Error when the token cannot be decrypted */
export function staffReset(mail: MailOf<"staff-reset">, context: MailContext): MailContent {
  return staffLinkMail(mail, context, { kind: "reset", folder: "/sign-in/reset", forMs: RESET_MS });
}

/**
 * Returns the content of a mail with a secret link for a member of staff.
 * @param kind selects its texts
 * @param folder path of the link before its token
 * @param forMs lifetime of the link from the mail's `receivedAt`, ms
 * @throws Error when the token cannot be decrypted
 */
function staffLinkMail(
  mail: MailOf<"staff-invitation" | "staff-reset">,
  { company, publicUrl, decryptToken, words: wordsOf }: MailContext,
  { kind, folder, forMs }: { kind: "invitation" | "reset"; folder: string; forMs: number },
): MailContent {
  const { language, username } = mail;
  const words = accountsTexts.mails(language)[kind];
  const { title: salutation, closing } = wordsOf(letters, language);
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
      { kind: "paragraph", text: fill(words.until, { time: formatTime(mail.receivedAt + forMs, language) }) },
      { kind: "paragraph", text: words.secret },
      { kind: "paragraph", text: words.mistake },
      { kind: "paragraph", text: closing },
    ],
  });
}
