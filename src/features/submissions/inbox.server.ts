import type { Readable } from "node:stream";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Language } from "#platform/i18n/languages.ts";
import type { AnswerBlock } from "./answer-blocks.ts";
import type { DeliveryStatus } from "./delivery-status.ts";
import type { AnyForm } from "./form.ts";
import type { InboxFilter, InboxQuery } from "./inbox-query.ts";
import type { Stars } from "./rating.ts";
import type { SubmissionMail } from "./storage/mails-store.server.ts";
import type { Colleague, ListedSubmission, StoredFile, WholeSubmission } from "./storage/submission-rows.server.ts";
import type { SeenSubmission } from "./storage/submissions-store.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** What visitors have sent, as staff answer it and decide on it. */
    inbox: Inbox;
  }
}

/** An entry that submissions are about, by the title that it has or had, in the asked language where there is one. */
export interface NamedEntry {
  id: number;
  title: string;
  /** Of the title. */
  language: Language;
  /** Visitors see it today. */
  isSeen: boolean;
}

/** A submission in the list. Times are ms since 1970, days "YYYY-MM-DD". */
export interface InboxEntry
  extends Pick<
    ListedSubmission,
    "id" | "receivedAt" | "reference" | "language" | "start" | "state" | "spam" | "owner" | "rating"
  > {
  /** Its sender's name. */
  name: string;
  /** Names it in the address of its page. */
  key: string;
  /** Full working days that it has waited; undefined: it does not wait, or not for too long. */
  lateDays: number | undefined;
  /** The worst delivery status of its mails; undefined: it has none. */
  mail: DeliveryStatus | undefined;
  /** Undefined: it is about none in particular. */
  about: NamedEntry | undefined;
  ratedByAsker: boolean;
  /** The day from which it is erased by itself; undefined: another release has chosen how long it is stored. */
  erasedFrom: string | undefined;
}

/** A page of an inbox. */
export interface InboxPage {
  /** What was asked for; a page beyond the last one is the last one, a search that cannot be read none. */
  query: InboxQuery;
  submissions: InboxEntry[];
  /** How many each view has. */
  views: Readonly<Record<string, number>>;
  /** What is searched for, as typed; empty: nothing. */
  q: string;
  /** Whether there is anything on the pages before and after. */
  newer: boolean;
  older: boolean;
  /** Submissions on all pages, of an inbox with numbered pages. */
  total: number;
  /** There are more than a search gives. */
  cut: boolean;
  /** Entries that there are submissions about, by title; first, without an entry, those about none in particular. */
  entries: { entry: NamedEntry | undefined; count: number }[];
}

/** A letter that is begun for one's own mail program. */
export interface BegunAnswer {
  block: AnswerBlock;
  /** The letter as it begins there, without what is quoted. */
  text: string;
  /** Undefined: the person's address cannot stand in a link. */
  href: string | undefined;
}

/** Somebody who has opened a submission's page, or its file. */
export interface Opening {
  what: "page" | "file";
  /** As the person was called then. */
  who: string;
  /** ms since 1970. */
  at: number;
}

/** A submission with everything around it. */
export interface OpenedSubmission extends Omit<WholeSubmission, "files" | "about"> {
  key: string;
  name: string;
  email: string | undefined;
  /** Its text of several lines; undefined: the form has none. */
  text: string | undefined;
  files: Pick<StoredFile, "field" | "name" | "size" | "scan">[];
  about: NamedEntry | undefined;
  lateDays: number | undefined;
  mails: SubmissionMail[];
  sameAddress: Pick<InboxEntry, "key" | "reference" | "receivedAt" | "state" | "spam">[];
  /** Keys of what comes before and after it in what the filter shows. */
  newer: string | undefined;
  older: string | undefined;
  /** Whoever can have it. */
  colleagues: Colleague[];
  answers: BegunAnswer[];
  /** Opens an empty letter to its sender, with subject and greeting; undefined: the form has no such letter. */
  letter: string | undefined;
  /** What its sender's private page says in each state, in the sender's language; undefined: there is no such page. */
  senderReads: Readonly<Record<string, string>> | undefined;
  /** The day from which it is erased by itself, "YYYY-MM-DD"; undefined: another release has chosen how long. */
  erasedFrom: string | undefined;
  /** Newest first; of many the last ones. */
  openings: Opening[];
}

/** A file on its way to the computer of a member of staff. */
export interface OpenedFile {
  /** As the sender's computer calls it: data. */
  name: string;
  /** Bytes. */
  size: number;
  /** Its reader reads it to the end or destroys it. */
  body: Readable;
}

/**
 * What became of a change. `changed-since`: somebody was faster, nothing is overwritten, and the submission as it is now
 * tells who.
 */
export type ChangeResult = { kind: "done" } | { kind: "changed-since" } | { kind: "no-such-owner" };

/**
 * What staff do with submissions of a form. Whatever takes an actor is for signed-in staff with the role that may read
 * the form's submissions, and throws ExpectedError `forbidden` for anyone else, `not-found` for a submission that is not
 * there (any more). The log and the audit name submissions by reference.
 */
export interface Inbox {
  /** How many submissions wait for too long, suspected spam left out; counted up to 1,000. */
  lateCount(): Promise<number>;
  /** How many of each form that the actor may read are in its first state, suspected spam left out. */
  newCounts(actor: Actor): Promise<{ form: AnyForm; count: number }[]>;
  list(actor: Actor, form: AnyForm, query: InboxQuery): Promise<InboxPage>;
  /** What represents a search in an inbox's address, so that no name does; empty for one that looks for nothing. */
  encryptSearch(actor: Actor, form: AnyForm, typed: string): string;
  /**
   * Shows a submission. Where the form has that recorded: once an hour a person.
   * @param filter what the list that it was opened from shows, for what comes before and after it
   */
  open(actor: Actor, form: AnyForm, key: string, filter: InboxFilter): Promise<OpenedSubmission>;
  /**
   * Sets the state. In a form with owners, a submission that is taken or answered gets the actor as its owner, unless it
   * has an owner, and one in the first state has none. In a form without owners, the change also marks it as not spam.
   * @param seen as the person who changes it saw it
   */
  setState(actor: Actor, form: AnyForm, key: string, seen: SeenSubmission, state: string): Promise<ChangeResult>;
  /**
   * Gives a submission to somebody, or back. One in the first state is in the next open one then, and back again.
   * @param ownerId undefined: nobody
   */
  setOwner(
    actor: Actor,
    form: AnyForm,
    key: string,
    seen: SeenSubmission,
    ownerId: string | undefined,
  ): Promise<ChangeResult>;
  /** Adds a note, which nobody changes. @throws ExpectedError `too-many` */
  addNote(actor: Actor, form: AnyForm, key: string, text: string): Promise<void>;
  /** Gives stars, or others than before. */
  rate(actor: Actor, form: AnyForm, key: string, stars: Stars): Promise<void>;
  /** Takes the suspicion from a submission. */
  notSpam(actor: Actor, form: AnyForm, key: string): Promise<void>;
  /** Has one of its mails tried at once. @throws ExpectedError `conflict` when it has gone already */
  retryMail(actor: Actor, form: AnyForm, key: string, mailId: number): Promise<void>;
  /**
   * Opens its file. Who did is on record before the first byte is read: when it cannot be recorded there is no file.
   * @throws ExpectedError `storage-unavailable`, `storage-full`; `not-found` when the store has lost the file, which is logged
   */
  openFile(actor: Actor, form: AnyForm, key: string, field: string): Promise<OpenedFile>;
  /** Puts today's reminder into the outbox when something waits too long. @param now ms since 1970 */
  remind(now: number): Promise<void>;
}
