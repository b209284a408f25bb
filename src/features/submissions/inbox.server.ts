import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AnswerBlock } from "./answer-blocks.ts";
import type { DeliveryStatus } from "./delivery-status.ts";
import type { AnyForm } from "./form.ts";
import type { InboxFilter, InboxQuery } from "./inbox-query.ts";
import type { FieldErrors } from "./person-fields.ts";
import type { Plan } from "./plan-fields.ts";
import type { Stars } from "./rating.ts";
import type { SubmissionMail } from "./storage/mails-store.server.ts";
import type { ThreadMessage } from "./storage/message-rows.server.ts";
import type { Colleague, ListedSubmission, StoredFile, WholeSubmission } from "./storage/submission-rows.server.ts";
import type { SeenSubmission } from "./storage/submissions-store.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Submissions of all forms, as staff process them. */
    inbox: Inbox;
  }
}

/** An entry that submissions are about, with its current or last title, in the requested language where available. */
export interface NamedEntry {
  id: number;
  title: string;
  /** Language of the title. */
  language: Language;
  /** Whether visitors can see it today. */
  isSeen: boolean;
}

/** A submission in the list. Times are ms since 1970, days "YYYY-MM-DD". */
export interface InboxEntry
  extends Pick<
    ListedSubmission,
    | "id"
    | "priority"
    | "receivedAt"
    | "reference"
    | "language"
    | "start"
    | "state"
    | "spam"
    | "owner"
    | "rating"
    | "waitingUntil"
    | "returnedAt"
    | "writtenAt"
  > {
  /** Value of the form's urgency; undefined: the form has none. */
  urgency: string | undefined;
  /** The sender's name. */
  name: string;
  /** Value of the field that lists show; empty: the form has none. */
  listed: string;
  /** Key in the address of its page. */
  key: string;
  /** Full working days that it has waited; undefined: it is not overdue. */
  lateDays: number | undefined;
  /** The worst delivery status of its mails; undefined: it has no mails. */
  mail: DeliveryStatus | undefined;
  /** Whether files have been added since it came, or since its state changed. */
  filesAdded: boolean;
  /** The entry that it is about; undefined: none. */
  about: NamedEntry | undefined;
  ratedByAsker: boolean;
  /** Day of automatic erasure; undefined: this release does not know its retention setting. */
  erasedFrom: string | undefined;
}

/** A page of an inbox. */
export interface InboxPage {
  /** The query, with the page limited to the last one and an unreadable search removed. */
  query: InboxQuery;
  submissions: InboxEntry[];
  /** Number of submissions by view. */
  views: Readonly<Record<string, number>>;
  /** The search text as typed; empty: no search. */
  q: string;
  /** Whether there are pages before and after. */
  newer: boolean;
  older: boolean;
  /** Number of submissions on all pages; only in an inbox with numbered pages. */
  total: number;
  /** Whether the search found more than it returns. */
  cut: boolean;
  /** Entries with submissions, by title; the first, without an entry, counts submissions about none. */
  entries: { entry: NamedEntry | undefined; count: number }[];
}

/** A prepared reply. */
export interface PreparedAnswer {
  block: AnswerBlock;
  /** The text without the quoted original. */
  text: string;
  /** `mailto:` address; undefined: the sender's address does not work in a link. */
  href: string | undefined;
}

/** Subject and templates of an e-mail to a sender, in the sender's language. */
export interface PreparedLetter {
  /** Contains the reference. */
  subject: string;
  templates: readonly {
    /** An `AnswerBlock` or a state. */
    name: string;
    /** Salutation, text, closing and signature. */
    text: string;
    /** The state that the letter announces. */
    state?: string;
  }[];
}

/** An answer to one of several submissions, before it is sent. */
export interface DraftAnswer extends Pick<WholeSubmission, "reference" | "language" | "state" | "spam" | "owner"> {
  key: string;
  /** The sender's name. */
  name: string;
  /** The entry that it is about; undefined: none. */
  about: NamedEntry | undefined;
  /** Id of the last message of its thread; 0 for none. */
  last: number;
  /** Its last answer; undefined: there is none. */
  answered: Pick<ThreadMessage, "at" | "author"> | undefined;
  /** Undefined: there is no address. */
  prepared: PreparedLetter | undefined;
}

/**
 * What became of one of several answers. `missing`: the submission has been erased; `full`: its thread takes no more
 * messages; `failed`: an error that the server's log describes.
 */
export type AnswerOutcome = "sent" | "changed-since" | "missing" | "no-address" | "full" | "failed";

/** A message of staff for the thread of a submission. */
export interface StaffMessage {
  text: string;
  /** Recognises a repeated request. */
  requestKey: string;
  /** Id of the last message that the actor saw; 0 for none. */
  last: number;
  /** State and owner that the actor saw. */
  seen: SeenSubmission;
  /** The state that the submission gets; undefined: it stays. */
  state: string | undefined;
}

/** A message of the thread as the dashboard shows it. */
export type ShownMessage = Omit<ThreadMessage, "mail"> & {
  /** The mail of an answer. */
  mail: SubmissionMail | undefined;
};

/** A recorded access to a submission's page or file. */
export interface Opening {
  what: "page" | "file";
  /** The field of the file; undefined: the form has only one. */
  field?: string;
  /** The person's name at that time. */
  who: string;
  /** ms since 1970. */
  at: number;
}

/** A submission with everything that its page shows. */
export interface OpenedSubmission extends Omit<WholeSubmission, "files" | "about" | "documents" | "thread"> {
  key: string;
  name: string;
  email: string | undefined;
  /** The multi-line text; undefined: the form has none. */
  text: string | undefined;
  files: Pick<StoredFile, "field" | "position" | "name" | "size" | "scan" | "addedAt">[];
  /** Names that misspelt values probably mean, by field. */
  suggestions: Readonly<Record<string, string>>;
  about: NamedEntry | undefined;
  /** Versions of documents that were published when it arrived, with the names of the pages. */
  documents: { name: string; version: string }[];
  lateDays: number | undefined;
  /** Messages after the first one, oldest first. */
  thread: ShownMessage[];
  /** Those that bring no answer. */
  mails: SubmissionMail[];
  sameAddress: Pick<InboxEntry, "key" | "reference" | "receivedAt" | "state" | "spam">[];
  /** Value of the form's urgency; undefined: the form has none. */
  urgency: string | undefined;
  /** Day that is offered for a waiting state, "YYYY-MM-DD". */
  waitUntil: string;
  /** Keys of the previous and next submission in the filtered list. */
  newer: string | undefined;
  older: string | undefined;
  /** Staff that it can be assigned to. */
  colleagues: Colleague[];
  answers: PreparedAnswer[];
  /** Recognises the next message of staff, when it is sent again. */
  requestKey: string;
  /** When it was opened, ms since 1970. */
  openedAt: number;
  /** What an e-mail to the sender begins with; undefined: the form asks for no address. */
  prepared: PreparedLetter | undefined;
  /** `mailto:` address of an e-mail with subject and greeting; undefined: the form does not offer it. */
  letter: string | undefined;
  /** Texts of the private page by state, in the sender's language; undefined: there is no such page. */
  senderReads: Readonly<Record<string, string>> | undefined;
  /** Label of its stage on the private page, in the actor's language; undefined where the form declares no stages. */
  stage: string | undefined;
  /** Day of automatic erasure, "YYYY-MM-DD"; undefined: this release does not know its retention setting. */
  erasedFrom: string | undefined;
  /** Newest first; limited to the last ones. */
  openings: Opening[];
}

/** An opened file for download. */
export interface OpenedFile {
  /** Name given by the sender; untrusted. */
  name: string;
  /** Bytes. */
  size: number;
  /** The caller reads it to the end or destroys it. */
  body: Readable;
}

/**
 * Result of a change. `changed-since`: another person has changed the submission meanwhile; nothing was written.
 */
export type ChangeResult = { kind: "done" } | { kind: "changed-since" } | { kind: "no-such-owner" };

/** Numbers of a form's submissions that need attention; the last two count up to 1,000. */
export interface NewCounts {
  form: AnyForm;
  /** In the initial state, without suspected spam. */
  count: number;
  spam: number;
  /** Of these in the initial state, those that cause alerts. */
  urgent: number;
  /** Come back from waiting. */
  returned: number;
}

/**
 * Operations of staff on submissions. Methods with an actor require a session and the role that may read the form's
 * submissions; they throw ExpectedError `forbidden` otherwise, and `not-found` for a missing submission. Logs and the
 * audit log name submissions by reference.
 */
export interface Inbox {
  /** Counts overdue submissions without suspected spam, up to 1,000. */
  lateCount(): Promise<number>;
  /**
   * Counts the submissions that need attention of each form that the actor may read.
   */
  newCounts(actor: Actor): Promise<NewCounts[]>;
  list(actor: Actor, form: AnyForm, query: InboxQuery): Promise<InboxPage>;
  /** Encrypts a search text for the inbox's address, so that URLs contain no names; empty for an empty search. */
  encryptSearch(actor: Actor, form: Pick<AnyForm, "readableBy">, typed: string): string;
  /** Decrypts a search text; empty for an invalid value. */
  decryptSearch(actor: Actor, encrypted: string): string;
  /**
   * Returns a submission and records the access, at most once per hour and person, where the form requires it.
   * @param filter of the list that it was opened from, for the previous and next submission
   * @throws ExpectedError `storage-unavailable` or `storage-full` when the access cannot be recorded
   */
  open(actor: Actor, form: AnyForm, key: string, filter: InboxFilter): Promise<OpenedSubmission>;
  /**
   * Sets the state. In a form with owners, a submission without an owner is assigned to the actor, except in the last
   * state, and the initial state removes the owner. In a form without owners, the change also clears the spam
   * suspicion. A submission that has come back from waiting is listed as any other then.
   * @param seen state and owner that the actor saw
   * @param until of a waiting state: when it is due, ms since 1970; in five working days by default
   */
  setState(
    actor: Actor,
    form: AnyForm,
    key: string,
    seen: SeenSubmission,
    state: string,
    until?: number,
  ): Promise<ChangeResult>;
  /**
   * Assigns a submission or releases it. An open one moves to the open state after the initial one, or back to it.
   * @param ownerId undefined: release
   */
  setOwner(
    actor: Actor,
    form: AnyForm,
    key: string,
    seen: SeenSubmission,
    ownerId: string | undefined,
  ): Promise<ChangeResult>;
  /**
   * Stores a submission that staff enter from an e-mail. Fields are checked as for the form, without files and
   * acceptances; no notice is sent.
   * @param key made when the page was opened: equal values entered twice with it are stored once
   * @param isConfirmed whether the sender gets a confirmation
   * @returns the key of its page, or the errors of the fields
   */
  enter(
    actor: Actor,
    form: AnyForm,
    given: Readonly<Record<string, string>>,
    options: { key: string; language: Language; isConfirmed: boolean },
  ): Promise<{ kind: "stored"; key: string } | { kind: "invalid"; errors: FieldErrors<string> }>;
  /** Adds a note; notes cannot be changed. @throws ExpectedError `too-many` */
  addNote(actor: Actor, form: AnyForm, key: string, text: string): Promise<void>;
  /**
   * Answers a submission by e-mail: the answer is in its thread and in the outbox. The reference is added to a subject
   * without it. An answer clears the spam suspicion. A repeated request changes nothing.
   * @returns `changed-since` when a message, the state or the owner differs from what the actor saw
   * @throws ExpectedError `too-many`; `conflict` where the form asks for no address
   */
  answer(actor: Actor, form: AnyForm, key: string, answer: StaffMessage & { subject: string }): Promise<ChangeResult>;
  /**
   * Prepares answers to several submissions, in the order of their keys; those that do not exist are left out. Records
   * the access to each as `open` does.
   * @throws ExpectedError `storage-unavailable`, `storage-full` when an access cannot be recorded
   */
  prepareAnswers(actor: Actor, form: AnyForm, keys: readonly string[]): Promise<DraftAnswer[]>;
  /**
   * Sends several answers, each as `answer` does. One that fails does not stop the others, except a failure of the
   * storage. A repeated request sends only those that are not stored.
   * @returns what became of each, by key
   */
  answerEach(
    actor: Actor,
    form: AnyForm,
    answers: Readonly<Record<string, StaffMessage & { subject: string }>>,
  ): Promise<Record<string, AnswerOutcome>>;
  /**
   * Adds a reply that has arrived by e-mail to the thread.
   * @param reply `at`: when it arrived, ms since 1970
   * @throws ExpectedError `too-many`
   */
  addReply(actor: Actor, form: AnyForm, key: string, reply: StaffMessage & { at: number }): Promise<ChangeResult>;
  /** Sets the actor's rating. */
  rate(actor: Actor, form: AnyForm, key: string, stars: Stars): Promise<void>;
  /**
   * Stores the planned visit.
   * @param seen the plan that the actor saw
   * @param plan undefined: nothing is planned
   */
  plan(actor: Actor, form: AnyForm, key: string, seen: Plan | undefined, plan: Plan | undefined): Promise<ChangeResult>;
  /** Clears the spam suspicion. */
  notSpam(actor: Actor, form: AnyForm, key: string): Promise<void>;
  /** Retries a mail at once. @throws ExpectedError `conflict` when it has already been sent */
  retryMail(actor: Actor, form: AnyForm, key: string, mailId: number): Promise<void>;
  /**
   * Opens a file for download, by its field and its position among the field's files, from 1. The access is recorded in the audit log before the first byte is read.
   * @throws ExpectedError `storage-unavailable` or `storage-full` when it cannot be recorded; `not-found` when the file
   * is missing in the store, which is logged
   */
  openFile(actor: Actor, form: AnyForm, key: string, field: string, position: number): Promise<OpenedFile>;
  /**
   * Brings back waiting submissions whose day has come, and adds second alerts about urgent ones that nobody has taken.
   * Every process may call it at any time. @param now ms since 1970
   */
  applyDue(now: number): Promise<void>;
  /** Adds today's reminder to the outbox when submissions are overdue. @param now ms since 1970 */
  remind(now: number): Promise<void>;
}
