import type { AnyCollection } from "#features/publishing/collection.ts";
import type { AnyForm, FormMail } from "#features/submissions/form.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { MailContent } from "./mail-content.server.ts";

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
  "expiry-reminder",
  "test-mail",
  "health-notice",
] as const;

export type OwnMailKind = (typeof OWN_MAIL_KINDS)[number];

/** Stored kind of a mail: one of these, or one from a form's definition. */
export type MailKind = string;

/** Security-relevant changes of an account that are reported to its owner by mail. Stored by these names. */
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

/** A due mail with all data that its template needs, read just before sending. */
export type DueMail = {
  id: number;
  /** Number of previous attempts. */
  attempts: number;
  /** Without angle brackets; the same for each attempt, so that mail programs recognise duplicates. */
  messageId: string;
  /** Language of the submission or of the recipient. */
  language: Language;
  /** Time of the submission, ms since 1970. */
  receivedAt: number;
  /** Reference such as "M-4K7Q-9XTP". */
  reference: string;
  /** Remaining recipients after a partial delivery, as recorded by `retry`; undefined: all. */
  outstanding: readonly string[] | undefined;
} & (FormMail | OwnMail);

/** A mail that belongs to no form. */
type OwnMail = { part?: undefined } & (
  | ({ kind: "staff-invitation" } & StaffLinkMail)
  | ({ kind: "staff-reset" } & StaffLinkMail)
  | { kind: "staff-notice"; recipient: string; username: string; change: AccountChange }
  | ({ kind: "waiting-reminder" } & WaitingSubmissions)
  | ({ kind: "expiry-reminder" } & ExpiringEntry)
  /** `content`: of a test of words that are not published. */
  | ({ kind: "health-notice" } & HealthNotice)
  | { kind: "test-mail"; recipient: string; content?: MailContent | undefined }
);

/** A due mail of one kind. */
export type MailOf<Kind extends OwnMailKind> = Extract<DueMail, { kind: Kind }>;

/** Content of a reminder of overdue submissions. */
export interface WaitingSubmissions {
  /** Forms with overdue submissions; all forms with reminders when there are none. */
  forms: readonly AnyForm[];
  /** The oldest overdue submissions that are still open. */
  late: readonly { reference: string; workingDays: number }[];
  /** Number of further ones. */
  more: number;
  /** Number of unprocessed submissions suspected to be spam. */
  spam: number;
}

/** Content of a reminder of an entry whose last day is near. */
export interface ExpiringEntry {
  collection: AnyCollection;
  /** Not the id of the mail. */
  entryId: number;
  /** In the language of the mail; empty for a deleted entry. */
  title: string;
  /** YYYY-MM-DD. */
  lastDay: string;
}

/** Problems of the site that began, and those that are over. Times are ms since 1970. */
export interface HealthNotice {
  began: readonly NoticedProblem[];
  ended: readonly NoticedProblem[];
}

interface NoticedProblem {
  /** A concern of the health page, of this or of another release. */
  concern: string;
  since: number;
  until: number;
}

/** A mail with a secret link for setting a password. */
interface StaffLinkMail {
  recipient: string;
  username: string;
  /** Encrypted token of the link. */
  encryptedToken: string;
}

/** Outgoing mails in the database. Times are ms since 1970. */
export interface Outbox {
  /** Returns due mails, by time. */
  due(now: number, limit: number): Promise<DueMail[]>;
  /**
   * Records the start of an attempt, with the time of the next one in case this process dies.
   * @returns false when the mail is no longer waiting or another process has started an attempt
   */
  begin(mail: DueMail, nextTryAt: number): Promise<boolean>;
  /** Records that the server accepted the mail. */
  sent(id: number, at: number): Promise<void>;
  /**
   * Records a failed attempt and the time of the next one.
   * @param reason error of the server; cut after 500 characters
   * @param outstanding remaining recipients after a partial delivery; undefined leaves the recorded ones
   */
  retry(id: number, reason: string, nextTryAt: number, outstanding?: readonly string[]): Promise<void>;
  /** Records that the mail failed permanently. @param at time of the failure; default: now */
  fail(id: number, reason: string, at?: number): Promise<void>;
  /** Counts waiting mails. */
  waiting(): Promise<number>;
}
