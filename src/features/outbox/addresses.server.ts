import { HEALTH_LIST, type Notifications } from "#features/settings/notifications.ts";
import { senderOf } from "#features/submissions/form.ts";
import { isReplyAddress } from "#features/submissions/mails/reply-address.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import type { DueMail } from "./outbox.server.ts";

/** Mail settings. */
export interface MailConfig {
  /** `smtp://` or `smtps://` URL with user and password where needed; undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** Sender; undefined: the company record's e-mail address. */
  from: string | undefined;
  /** Recipients of notices about submissions; empty: the company record's e-mail address. */
  to: readonly string[];
}

declare module "#platform/config.server.ts" {
  interface Config {
    mail: MailConfig;
  }
}

/** Address and name, which nodemailer gets separately, so that no header is concatenated from them. */
export interface MailAddress {
  /** Unsanitized; `headerText` makes it safe for a header. */
  name: string;
  address: string;
}

/** Sender, recipients and reply address of a mail. */
export interface MailAddresses {
  from: MailAddress;
  to: readonly MailAddress[];
  replyTo: MailAddress | undefined;
}

/** Settings and company record, read for each mail. */
export interface AddressBook {
  /** Recipients of notices; an empty list means the company's address. */
  notifications: Notifications;
  company: Company | undefined;
}

/** Returns the addresses of a mail; undefined when neither the settings nor the company record provide them. */
export function addressesOf(
  mail: DueMail,
  { from }: Pick<MailConfig, "from">,
  { notifications, company }: AddressBook,
): MailAddresses | undefined {
  const office = company && { name: company.name, address: company.email };
  const sender = from === undefined ? office : parsedSender(from);
  const receivers = mail.outstanding ?? receiversOf(mail, notifications, company);
  if (sender === undefined || receivers.length === 0) return undefined;
  return {
    from: sender,
    to: receivers.map((address) => ({ name: "", address })),
    replyTo: writerOf(mail) ?? (recipientOf(mail) === undefined ? undefined : office),
  };
}

function receiversOf(mail: DueMail, notifications: Notifications, company: Company | undefined): readonly string[] {
  const recipient = recipientOf(mail);
  if (recipient !== undefined) return [recipient];
  const office = company ? [company.email] : [];
  if (mail.kind === "health-notice" && mail.part === undefined) return notifications[HEALTH_LIST] ?? [];
  const forms = mail.part !== undefined ? [mail.form] : "forms" in mail ? mail.forms : [];
  const receivers = forms.flatMap(({ notified, urgency }) => {
    const own = isAlert(mail) && urgency !== undefined ? (notifications[urgency.notified] ?? []) : [];
    const listed = own.length > 0 ? own : (notifications[notified] ?? []);
    return listed.length > 0 ? listed : office;
  });
  return receivers.length > 0 ? [...new Set(receivers)] : office;
}

const isAlert = ({ part }: DueMail) => part === "alert" || part === "secondAlert";

/** Returns the recipient of a mail to one person; undefined for mails to the company. */
const recipientOf = (mail: DueMail) => ("recipient" in mail ? mail.recipient : undefined);

/** Returns the sender of a submission as the reply address of its alerts and of the notices of what they wrote. */
function writerOf(mail: DueMail): MailAddress | undefined {
  if (mail.part === undefined || !(["notice", "further"].includes(mail.part) || isAlert(mail))) return undefined;
  const { name, email } = senderOf(mail.form, mail.submission.values);
  return isReplyAddress(email) ? { name, address: email } : undefined;
}

/** Parses `MAIL_FROM`, "Office <office@example.com>" or an address, which `config.ts` has validated. */
function parsedSender(from: string): MailAddress {
  const [, name, address] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  return { name: name?.trim() ?? "", address: address ?? from };
}
