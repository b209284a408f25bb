import { staffInvitation, staffReset } from "#features/accounts/mails/staff-link.server.ts";
import { staffNotice } from "#features/accounts/mails/staff-notice.server.ts";
import { testMail } from "#features/getting-started/test-mail.server.ts";
import { healthNotice } from "#features/health/mails/health-notice.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { DueMail, MailOf, OwnMailKind } from "#features/outbox/outbox.server.ts";
import { expiryReminder } from "#features/publishing/mails/expiry-reminder.server.ts";
import { alertMail } from "#features/submissions/mails/alert.server.ts";
import { threadTemplates } from "#features/submissions/mails/thread-mails.server.ts";
import { waitingReminder } from "#features/submissions/mails/waiting-reminder.server.ts";

const OWN: { readonly [Kind in OwnMailKind]: (mail: MailOf<Kind>, context: MailContext) => MailContent } = {
  "staff-invitation": staffInvitation,
  "staff-reset": staffReset,
  "staff-notice": staffNotice,
  "waiting-reminder": waitingReminder,
  "expiry-reminder": expiryReminder,
  "test-mail": testMail,
  "health-notice": healthNotice,
};

/** Renders a due mail with the template of its form or kind. @throws Error when its token cannot be decrypted */
export function mailContentOf(mail: DueMail, context: MailContext): MailContent {
  if (mail.part === undefined) return OWN[mail.kind](mail as never, context);
  if (mail.part === "alert" || mail.part === "secondAlert") return alertMail(mail.part, mail, context);
  const template = { ...mail.form.templates, ...threadTemplates }[mail.part];
  if (template === undefined) throw new Error(`There is no template for ${mail.kind}.`);
  return template(mail, context);
}
