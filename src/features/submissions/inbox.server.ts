import type { Actor } from "#features/accounts/accounts.server.ts";
import type { AnswerBlock } from "./answer-blocks.ts";
import type { InboxFilter, InboxQuery } from "./inbox-query.ts";
import type { MailStand } from "./mail-stands.ts";
import type { MessageState } from "./message-states.ts";
import type {
  Colleague,
  InboxCounts,
  ListedMessage,
  NamedMessage,
  SeenMessage,
  WholeMessage,
} from "./storage/inbox-rows.server.ts";
import type { SubmissionMail } from "./storage/mails-store.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /** Contact messages, as staff answer them. */
    inbox: Inbox;
  }
}

/** A message in the list. */
export interface InboxEntry extends ListedMessage {
  /** Full working days that it has waited; undefined: it does not wait, or not for too long. */
  lateDays: number | undefined;
  /** The worst that any of its mails stands at; undefined: it has none. */
  mail: MailStand | undefined;
}

/** A page of the inbox. */
export interface InboxPage {
  messages: InboxEntry[];
  counts: InboxCounts;
  /** What is searched for, as typed; empty: nothing. */
  q: string;
  /** Whether there is anything on the pages before and after. */
  newer: boolean;
  older: boolean;
}

/** A letter that is begun for one's own mail program. */
export interface BegunAnswer {
  block: AnswerBlock;
  /** The letter as it begins there, without what is quoted. */
  text: string;
  /** Undefined: the person's address cannot stand in a link. */
  href: string | undefined;
}

/** A message with everything around it. */
export interface OpenedMessage extends WholeMessage {
  lateDays: number | undefined;
  mails: SubmissionMail[];
  sameAddress: NamedMessage[];
  /** Ids of what stands before and after it in what the filter shows. */
  newer: number | undefined;
  older: number | undefined;
  /** Whoever can have it. */
  colleagues: Colleague[];
  answers: BegunAnswer[];
  /** When it is erased by itself, ms since 1970. */
  erasedFrom: number;
}

/**
 * What became of a change. `changed-since`: somebody was faster, nothing is overwritten, and the message as it is now
 * tells who.
 */
export type MessageOutcome = { kind: "done" } | { kind: "changed-since" } | { kind: "no-such-owner" };

/**
 * What staff do with contact messages. Whatever takes an actor is for signed-in staff and throws ExpectedError `forbidden`
 * for anyone else, `not-found` for a message that is not there (any more). Messages are named by reference in the log and
 * the audit.
 */
export interface Inbox {
  /** How many messages have waited for two full working days, suspected spam left out; counted up to 1,000. */
  lateCount(): Promise<number>;
  /** How many nobody has taken yet, suspected spam left out. */
  newCount(actor: Actor): Promise<number>;
  list(actor: Actor, query: InboxQuery): Promise<InboxPage>;
  /** What stands in the inbox's address for a search, so that no name does; empty for one that looks for nothing. */
  sealSearch(actor: Actor, typed: string): string;
  /** @param filter what the list that it was opened from shows, for what stands before and after it */
  open(actor: Actor, id: number, filter: InboxFilter): Promise<OpenedMessage>;
  /**
   * Puts a message into another state. In hand or answered, it belongs to whoever says so unless it is somebody's
   * already; a new one is nobody's.
   * @param seen as the person who changes it saw it
   */
  setState(actor: Actor, id: number, seen: SeenMessage, state: MessageState): Promise<MessageOutcome>;
  /**
   * Gives a message to somebody, or back. A new one is in hand then, and one in hand new again that nobody has.
   * @param ownerId undefined: nobody
   */
  setOwner(actor: Actor, id: number, seen: SeenMessage, ownerId: string | undefined): Promise<MessageOutcome>;
  /** Notes something beside a message. @throws ExpectedError `too-many` */
  addNote(actor: Actor, id: number, text: string): Promise<void>;
  /** Lets a message be one like others. */
  notSpam(actor: Actor, id: number): Promise<void>;
  /** Has one of its mails tried at once. @throws ExpectedError `conflict` when it has gone already */
  retryMail(actor: Actor, id: number, mailId: number): Promise<void>;
  /** Puts today's reminder into the outbox when something waits too long. @param now ms since 1970 */
  remind(now: number): Promise<void>;
}
