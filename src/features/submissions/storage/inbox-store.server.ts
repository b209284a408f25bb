import { sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import {
  INBOX_PAGE_SIZE,
  INBOX_VIEWS,
  type InboxPlace,
  type InboxQuery,
  type InboxView,
  statesOf,
} from "../inbox-query.ts";
import { NOTE_LIMITS } from "../message-note.ts";
import { messageState } from "../message-states.ts";
import {
  type ChangeOutcome,
  type Colleague,
  type InboxCounts,
  listedMessage,
  type MessagePage,
  type NamedMessage,
  named,
  person,
  type SeenMessage,
  type WantedMessages,
  type WholeMessage,
} from "./inbox-rows.server.ts";
import { type InboxStream, walkInbox } from "./inbox-walk.server.ts";
import { waitingMessagesOf } from "./waiting-rows.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    inbox: InboxStore;
  }
}

/** Characters of a message that the list shows. */
const START = 240;
/** Messages of one address that a message's page leads to. */
const SAME_ADDRESS = 10;
/** Rows that finding a neighbour in a search looks at, to each side. */
const NEIGHBOUR_ROWS = 5000;

/** Contact messages, as staff work on them. */
export function inboxStore(db: Database) {
  const rowsOf = (ids: readonly number[]) =>
    db
      .selectFrom("messages")
      .leftJoin("staff_users", "staff_users.id", "messages.owner_id")
      .select(["messages.id", "reference", "messages.language", "received_at", "first_name", "last_name"])
      .select(["state", "suspected_spam", "owner_id", "staff_users.name as owner_name"])
      .where("messages.id", "in", ids);

  return {
    /** A page of the inbox, and whether there is anything before and after it. */
    async list(wanted: WantedMessages, from: InboxQuery["from"]): Promise<MessagePage> {
      const streams = streamsOf(wanted);
      const { q } = wanted;
      const direction = from !== undefined && "newer" in from ? "newer" : "older";
      const place = from === undefined ? undefined : "newer" in from ? from.newer : from.older;
      const walked = await walkInbox(db, streams, { direction, from: place, limit: INBOX_PAGE_SIZE + 1, q });
      const isMore = walked.length > INBOX_PAGE_SIZE;
      const places = walked.slice(0, INBOX_PAGE_SIZE);
      if (direction === "newer") places.reverse();
      const ids = places.map(({ id }) => id);
      const rows =
        ids.length === 0
          ? []
          : await rowsOf(ids).select(sql<string>`substr(message, 1, ${START})`.as("start")).execute();
      const messages = ids.flatMap((id) => rows.filter((row) => row.id === id).map(listedMessage));
      return {
        messages,
        newer: direction === "newer" ? isMore : from !== undefined,
        older: direction === "newer" || isMore,
      };
    },

    /** How many messages each view shows. */
    async counts(): Promise<InboxCounts> {
      const rows = await db
        .selectFrom("messages")
        .select(["suspected_spam", "state", ({ fn }) => fn.countAll<number>().as("count")])
        .groupBy(["suspected_spam", "state"])
        .execute();
      const count = (view: InboxView) => {
        const { states, spam } = statesOf(view);
        return rows
          .filter((row) => spam.includes(row.suspected_spam !== 0) && states.includes(messageState(row.state)))
          .reduce((sum, row) => sum + Number(row.count), 0);
      };
      return Object.fromEntries(INBOX_VIEWS.map((view) => [view, count(view)])) as InboxCounts;
    },

    async find(id: number): Promise<WholeMessage | undefined> {
      const row = await rowsOf([id]).select(["messages.email", "message", "changed_at"]).executeTakeFirst();
      if (row === undefined) return undefined;
      const notes = await db
        .selectFrom("message_notes")
        .select(["id", "at", "author", "text"])
        .where("message_id", "=", id)
        .orderBy("id")
        .execute();
      const { email, message, changed_at } = row;
      return { ...named(row), ...person(row), email, text: message, changedAt: changed_at ?? undefined, notes };
    },

    /** What stands before and after a message in what a filter shows. */
    async neighbours(place: InboxPlace, wanted: WantedMessages) {
      const streams = streamsOf(wanted);
      const next = async (direction: "newer" | "older") => {
        const walk = { direction, from: place, limit: 1, q: wanted.q, atMost: NEIGHBOUR_ROWS };
        return (await walkInbox(db, streams, walk))[0]?.id;
      };
      return { newer: await next("newer"), older: await next("older") };
    },

    /** Other messages from the same address, newest first; no more than 10. */
    async ofSameAddress({ id, email }: Pick<WholeMessage, "id" | "email">): Promise<NamedMessage[]> {
      const rows = await db
        .selectFrom("messages")
        .select(["id", "reference", "received_at", "state", "suspected_spam"])
        .where(sql<boolean>`lower(email) = lower(${email})`)
        .where("id", "!=", id)
        .orderBy("received_at", "desc")
        .limit(SAME_ADDRESS)
        .execute();
      return rows.map((row) => ({
        id: row.id,
        reference: row.reference,
        receivedAt: row.received_at,
        state: messageState(row.state),
        spam: row.suspected_spam !== 0,
      }));
    },

    /** Whoever can have messages: all who can sign in, by name. */
    async colleagues(): Promise<Colleague[]> {
      return db
        .selectFrom("staff_users")
        .select(["id", "name"])
        .where("banned", "=", 0)
        .where("activated_at", "is not", null)
        .orderBy("name")
        .orderBy("id")
        .execute();
    },

    /** Changes state and owner, unless one of them has changed since it was seen. */
    async change(id: number, seen: SeenMessage, to: SeenMessage, now: number): Promise<ChangeOutcome> {
      const { numUpdatedRows } = await db
        .updateTable("messages")
        .set({ state: to.state, owner_id: to.ownerId ?? null, changed_at: now })
        .where("id", "=", id)
        .where("state", "=", seen.state)
        .where("owner_id", seen.ownerId === undefined ? "is" : "=", seen.ownerId ?? null)
        .executeTakeFirst();
      if (numUpdatedRows > 0n) return "done";
      const row = await db.selectFrom("messages").select("id").where("id", "=", id).executeTakeFirst();
      return row === undefined ? "missing" : "changed-since";
    },

    /** Lets a message be one like others. @returns whether it was suspected */
    async notSpam(id: number): Promise<boolean> {
      const { numUpdatedRows } = await db
        .updateTable("messages")
        .set({ suspected_spam: 0 })
        .where("id", "=", id)
        .where("suspected_spam", "=", 1)
        .executeTakeFirst();
      return numUpdatedRows > 0n;
    },

    /**
     * Adds a note, which the search finds from then on.
     * @throws ExpectedError `not-found`, `too-many`
     */
    async addNote(id: number, note: { at: number; authorId: string; author: string; text: string }): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // Written first: of two notes at once the second waits here, and counts the first.
        const { numUpdatedRows } = await transaction
          .updateTable("messages")
          .set(({ ref }) => ({ folded: sql<string>`${ref("folded")} || ' ' || ${fold(note.text)}` }))
          .where("id", "=", id)
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw new ExpectedError("not-found", "There is no such message.");
        const { count } = await transaction
          .selectFrom("message_notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("message_id", "=", id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= NOTE_LIMITS.notes) throw new ExpectedError("too-many", "The message has too many notes.");
        const { at, authorId, author, text } = note;
        await transaction
          .insertInto("message_notes")
          .values({ message_id: id, at, author_id: authorId, author, text })
          .execute();
      });
    },

    ...waitingMessagesOf(db),
  };
}

export type InboxStore = ReturnType<typeof inboxStore>;

function streamsOf({ view, owner, meId }: WantedMessages): InboxStream[] {
  const { states, spam } = statesOf(view);
  const ownerId = owner === "mine" ? meId : owner === "nobody" ? null : undefined;
  return spam.flatMap((suspected) => states.map((state) => ({ state, spam: suspected, ownerId })));
}
