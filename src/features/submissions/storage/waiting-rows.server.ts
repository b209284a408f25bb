import type { SelectQueryBuilder } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { type MessageState, OPEN_MESSAGE_STATES } from "../message-states.ts";
import type { ListedMessage } from "./inbox-rows.server.ts";

/** Nobody counts on from here. */
const COUNTED_AT_MOST = 1000;

/** What waits for somebody, by the index `messages_state`. */
export function waitingMessagesOf(db: Database) {
  return {
    /**
     * Open messages that came no later than a moment, suspected spam left out, the oldest first.
     * @param limit how many at most
     */
    async waitingSince(latest: number, limit: number): Promise<Pick<ListedMessage, "reference" | "receivedAt">[]> {
      const ofState = (state: MessageState) => waiting(state, latest, limit).select(["reference", "received_at"]);
      const found = [];
      for (const state of OPEN_MESSAGE_STATES) {
        found.push(...(await ofState(state).orderBy("received_at").orderBy("id").execute()));
      }
      return found
        .map(({ reference, received_at }) => ({ reference, receivedAt: received_at }))
        .sort((a, b) => a.receivedAt - b.receivedAt)
        .slice(0, limit);
    },

    /** How many there are of them, counted up to 1,000. */
    async countWaitingSince(latest: number): Promise<number> {
      let sum = 0;
      for (const state of OPEN_MESSAGE_STATES)
        sum += await counted(waiting(state, latest, COUNTED_AT_MOST).select("id"));
      return Math.min(sum, COUNTED_AT_MOST);
    },

    /** How many messages suspected to be spam nobody has looked into, counted up to 1,000. */
    countUnseenSpam: () =>
      counted(
        db
          .selectFrom("messages")
          .select("id")
          .where("suspected_spam", "=", 1)
          .where("state", "=", "new")
          .limit(COUNTED_AT_MOST),
      ),
  };

  function waiting(state: MessageState, latest: number, limit: number) {
    return db
      .selectFrom("messages")
      .where("suspected_spam", "=", 0)
      .where("state", "=", state)
      .where("received_at", "<=", latest)
      .limit(limit);
  }

  async function counted(rows: SelectQueryBuilder<Schema, "messages", { id: number }>): Promise<number> {
    const { count } = await db
      .selectFrom(rows.as("some"))
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .executeTakeFirstOrThrow();
    return Number(count);
  }
}
