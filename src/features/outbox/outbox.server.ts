import type { AnyForm, FormMail } from "#features/submissions/form.ts";
import type { Language } from "#platform/i18n/languages.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    outbox: Outbox;
  }
}

/** Kinds of mails that belong to no form. */
export const OWN_MAIL_KINDS = [
  "staff-invitation",
  "staff-reset",
  "staff-notice",
  "waiting-reminder",
  "test-mail",
] as const;

export type OwnMailKind = (typeof OWN_MAIL_KINDS)[number];

/** A kind of mail as it is stored: one of these, or one that a form's definition names. */
export type MailKind = string;

/** Changes of how somebody signs in that are reported to the account's owner by mail. Stored by these names. */
export const ACCOUNT_CHANGES = [
  "token-made",
  "passkey-added",
  "passkey-removed",
  "second-factor-off",
  "second-factor-removed",
  "email-changed",
  "password-changed",
  "password-reset",
] as const;

export type AccountChange = (typeof ACCOUNT_CHANGES)[number];

/** A mail that is due, as the outbox hands it over: everything its template needs, read from the database just now. */
export type DueMail = {
  id: number;
  /** How often it has been tried before. */
  attempts: number;
  /** Without angle brackets; the same at each try, so that a receiver sees a repeated mail as one. */
  messageId: string;
  /** Language of the page that the submission came from, or of whom it is for. */
  language: Language;
  /** When the submission came, ms since 1970. */
  receivedAt: number;
  /** Such as "M-4K7Q-9XTP": what both sides can name it by. */
  reference: string;
  /** Receivers that still lack it while others have it, as `retry` noted them last; undefined while nobody has it. */
  outstanding: readonly string[] | undefined;
} & (FormMail | OwnMail);

/** A mail that belongs to no form. */
type OwnMail = { part?: undefined } & (
  | ({ kind: "staff-invitation" } & StaffLinkMail)
  | ({ kind: "staff-reset" } & StaffLinkMail)
  | { kind: "staff-notice"; recipient: string; username: string; change: AccountChange }
  | ({ kind: "waiting-reminder" } & WaitingSubmissions)
  | { kind: "test-mail"; recipient: string }
);

/** A due mail of one kind. */
export type MailOf<Kind extends OwnMailKind> = Extract<DueMail, { kind: Kind }>;

/** What a reminder reports of submissions that wait. */
export interface WaitingSubmissions {
  /** The forms that it is about; when nothing waits any more, all forms with reminders. */
  forms: readonly AnyForm[];
  /** The submissions that waited longest when the mail was made and are still open. */
  late: readonly { reference: string; workingDays: number }[];
  /** How many there are beside these. */
  more: number;
  /** Submissions suspected to be spam that nobody has looked into. */
  spam: number;
}

/** A mail with a secret link to a password. */
interface StaffLinkMail {
  recipient: string;
  username: string;
  /** Secret part of the link, encrypted. */
  encryptedToken: string;
}

/** What delivery needs of the database. Times are ms since 1970. */
export interface Outbox {
  /** Mails whose time has come, the oldest first. */
  due(now: number, limit: number): Promise<DueMail[]>;
  /**
   * Notes that a try begins, with the time of the next one should this process die in it.
   * @returns false when the mail is not waiting any more or another process has begun it
   */
  begin(mail: DueMail, nextTryAt: number): Promise<boolean>;
  /** Notes that the server has taken it. */
  sent(id: number, at: number): Promise<void>;
  /**
   * Notes why it was not taken, and when the next try is.
   * @param reason the server's words, at most 500 characters
   * @param outstanding who still lacks it, when others of its receivers have taken it: the next tries go to these alone.
   * Left out, what was noted before stays.
   */
  retry(id: number, reason: string, nextTryAt: number, outstanding?: readonly string[]): Promise<void>;
  /** Notes that it will not be tried again. @param at when that was; now unless given */
  fail(id: number, reason: string, at?: number): Promise<void>;
  /** Mails that wait. */
  waiting(): Promise<number>;
}
