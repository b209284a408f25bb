import type { Notifications } from "#features/settings/notifications.ts";
import { senderOf } from "#features/submissions/form.ts";
import { isReplyAddress } from "#features/submissions/mails/reply-address.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import type { DueMail } from "./outbox.server.ts";

/** How mail leaves. */
export interface MailConfig {
  /** `smtp://` or `smtps://`, with user and password where needed; undefined: mails wait in the outbox. */
  smtpUrl: string | undefined;
  /** Sender; undefined: the company record's e-mail address. */
  from: string | undefined;
  /** Receivers of what visitors send; empty: the company record's e-mail address. */
  to: readonly string[];
}

declare module "#platform/config.server.ts" {
  interface Config {
    mail: MailConfig;
  }
}

/** An address as nodemailer takes it apart from its name: no text is ever put together from both. */
export interface MailAddress {
  /** As it was typed; `headerText` makes a header of it. */
  name: string;
  address: string;
}

/** Who a mail is from, who gets it, and who gets the answer. */
export interface MailAddresses {
  from: MailAddress;
  to: readonly MailAddress[];
  replyTo: MailAddress | undefined;
}

/** What the addresses of a mail come from, read anew for each. */
export interface AddressBook {
  /** Who gets the company's notices; an empty list means the company's own address. */
  notifications: Notifications;
  company: Company | undefined;
}

/** Finds the addresses of a mail; undefined while neither the settings nor a company record name one that it needs. */
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
  const forms = mail.part !== undefined ? [mail.form] : "forms" in mail ? mail.forms : [];
  const receivers = forms.flatMap(({ notified }) => {
    const listed = notifications[notified] ?? [];
    return listed.length > 0 ? listed : office;
  });
  return receivers.length > 0 ? [...new Set(receivers)] : office;
}

/** The one person that a mail is for; undefined: the company. */
const recipientOf = (mail: DueMail) => ("recipient" in mail ? mail.recipient : undefined);

/** The person who wrote; an answer to a confirmation goes to the office, whatever technical sender the settings name. */
function writerOf(mail: DueMail): MailAddress | undefined {
  if (mail.part !== "notice") return undefined;
  const { name, email } = senderOf(mail.form, mail.submission.values);
  return isReplyAddress(email) ? { name, address: email } : undefined;
}

/** Takes `MAIL_FROM` apart, "Office <office@example.com>" or the address alone, as `config.ts` has checked it. */
function parsedSender(from: string): MailAddress {
  const [, name, address] = /^([^<]*)<([^>]+)>$/.exec(from) ?? [];
  return { name: name?.trim() ?? "", address: address ?? from };
}
