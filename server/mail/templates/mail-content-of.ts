import type { DueMail } from "../outbox.ts";
import { applicationConfirmation } from "./application-confirmation.ts";
import { applicationNotice } from "./application-notice.ts";
import type { MailContent, MailContext } from "./mail-content.ts";
import { messageConfirmation } from "./message-confirmation.ts";
import { messageNotice } from "./message-notice.ts";
import { staffInvitation } from "./staff-invitation.ts";
import { staffNotice } from "./staff-notice.ts";
import { staffReset } from "./staff-reset.ts";
import { testMail } from "./test-mail.ts";
import { waitingReminder } from "./waiting-reminder.ts";
import { withdrawalNotice } from "./withdrawal-notice.ts";

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
