import type { Selectable } from "kysely";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { InboxFilter, InboxPlace, InboxView } from "../inbox-query.ts";
import { type MessageState, messageState } from "../message-states.ts";

/** A colleague who can have messages. */
export interface Colleague {
  id: string;
  name: string;
}

/** A message as the list shows it. Times here and below are ms since 1970. */
export interface ListedMessage extends InboxPlace {
  reference: string;
  language: Language;
  firstName: string;
  lastName: string;
  /** The first characters of its text. */
  start: string;
  state: MessageState;
  spam: boolean;
  /** Undefined: nobody. */
  owner: Colleague | undefined;
}

/** What a colleague noted. */
export interface Note {
  id: number;
  at: number;
  author: string;
  text: string;
}

/** A message with all that is known of it. */
export interface WholeMessage extends Omit<ListedMessage, "start"> {
  email: string;
  text: string;
  /** When its state changed last. */
  changedAt: number | undefined;
  notes: Note[];
}

/** Which messages are wanted. */
export interface WantedMessages extends Pick<InboxFilter, "view" | "owner"> {
  /** Each word of it is looked for in all that is known of a message. */
  q: string;
  /** Whose messages "mine" means. */
  meId: string;
}

/** What somebody saw of a message before changing it. */
export interface SeenMessage {
  state: MessageState;
  ownerId: string | undefined;
}

/** A message, or one that another was found beside: enough to name it and lead there. */
export type NamedMessage = Pick<ListedMessage, "id" | "reference" | "receivedAt" | "state" | "spam">;

/** A page of messages, newest first. */
export interface MessagePage {
  messages: ListedMessage[];
  newer: boolean;
  older: boolean;
}

/** What became of a change: not done when what was seen has changed since. */
export type ChangeOutcome = "done" | "changed-since" | "missing";

/** How many messages a view shows. */
export type InboxCounts = Record<InboxView, number>;

/** What is read of a message wherever one is shown. */
export type MessageRow = Pick<
  Selectable<Schema["messages"]>,
  "id" | "reference" | "language" | "received_at" | "first_name" | "last_name" | "state" | "suspected_spam" | "owner_id"
> & { owner_name: string | null };

/** Reads a row of the list. */
export function listedMessage(row: MessageRow & { start: string }): ListedMessage {
  return { ...named(row), ...person(row), start: row.start };
}

/** What names a message, and where it stands. */
export function named(row: MessageRow) {
  const { id, reference, received_at, suspected_spam } = row;
  return { id, reference, receivedAt: received_at, state: messageState(row.state), spam: suspected_spam !== 0 };
}

/** Who wrote it, and whose it is. */
export function person({ language, first_name, last_name, owner_id, owner_name }: MessageRow) {
  return {
    language: isLanguage(language) ? language : FALLBACK_LANGUAGE,
    firstName: first_name,
    lastName: last_name,
    owner: owner_id === null ? undefined : { id: owner_id, name: owner_name ?? "" },
  };
}
