import { staffInvitation } from "#features/accounts/mails/staff-invitation.server.ts";
import { staffNotice } from "#features/accounts/mails/staff-notice.server.ts";
import { staffReset } from "#features/accounts/mails/staff-reset.server.ts";
import { testMail } from "#features/getting-started/test-mail.server.ts";
import type { MailContent, MailContext } from "#features/outbox/mail-content.server.ts";
import type { DueMail } from "#features/outbox/outbox.server.ts";
import { waitingReminder } from "#features/submissions/mails/waiting-reminder.server.ts";
import { messageConfirmation } from "#forms/contact/mails/message-confirmation.server.ts";
import { messageNotice } from "#forms/contact/mails/message-notice.server.ts";
import { applicationConfirmation } from "#forms/job-application/mails/application-confirmation.server.ts";
import { applicationNotice } from "#forms/job-application/mails/application-notice.server.ts";
import { withdrawalNotice } from "#forms/job-application/mails/withdrawal-notice.server.ts";

/** Words a due mail with the template of its kind. @throws Error when its token cannot be opened */
export function mailContentOf(mail: DueMail, context: MailContext): MailContent {
  switch (mail.kind) {
    case "message-notice":
      return messageNotice(mail, context);
    case "message-confirmation":
      return messageConfirmation(mail, context);
    case "application-notice":
      return applicationNotice(mail, context);
    case "application-confirmation":
      return applicationConfirmation(mail, context);
    case "withdrawal-notice":
      return withdrawalNotice(mail, context);
    case "staff-invitation":
      return staffInvitation(mail, context);
    case "staff-reset":
      return staffReset(mail, context);
    case "staff-notice":
      return staffNotice(mail, context);
    case "waiting-reminder":
      return waitingReminder(mail, context);
    case "test-mail":
      return testMail(mail, context);
  }
}
