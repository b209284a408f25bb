import type { Transaction } from "kysely";
import { NOTE_LIMITS } from "#features/submissions/message-note.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { ApplicationState } from "../application-states.ts";
import type { Stars } from "../rating.ts";
import { ratingColumn } from "./applicant-rows.server.ts";

/** Who writes, and when (ms since 1970). */
export interface Author {
  userId: string;
  name: string;
  at: number;
}

/** An application's row, which nobody else changes until the transaction ends. @throws ExpectedError `not-found` */
async function lock(transaction: Transaction<Schema>, reference: string) {
  // An update that changes nothing locks on PostgreSQL as `for update` does, and SQLite knows it too.
  const row = await transaction
    .updateTable("applications")
    .set((columns) => ({ ratings: columns.ref("ratings") }))
    .where("reference", "=", reference)
    .returning(["id", "state", "suspected_spam"])
    .executeTakeFirst();
  if (row === undefined) throw new ExpectedError("not-found", "no application has this reference");
  return row;
}

/** What staff do with one application. Each throws the ExpectedError `not-found` when it is not there (any more). */
export function applicantChanges(db: Database) {
  return {
    /**
     * Sets the state. Whoever decides on an application says by it that it is no spam.
     * @param seen the state that the change was decided on
     * @throws ExpectedError `conflict` when it is another one by now: nothing is written
     */
    setState(reference: string, seen: ApplicationState, state: ApplicationState, now: number): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        const row = await lock(transaction, reference);
        const isSame = state === seen && row.suspected_spam === 0;
        if (row.state !== seen || isSame)
          throw new ExpectedError("conflict", "the application has another state by now");
        const change = state === seen ? {} : { state, changed_at: now };
        await transaction
          .updateTable("applications")
          .set({ ...change, suspected_spam: 0 })
          .where("id", "=", row.id)
          .execute();
      });
    },

    /** Gives stars, or others than before, and keeps the average of all. */
    rate(reference: string, stars: Stars, { userId, name, at }: Author): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        const { id } = await lock(transaction, reference);
        await transaction
          .insertInto("application_ratings")
          .values({ application_id: id, user_id: userId, author: name, stars, at })
          .onConflict((conflict) =>
            conflict.columns(["application_id", "user_id"]).doUpdateSet({ author: name, stars, at }),
          )
          .execute();
        const { sum, count } = await transaction
          .selectFrom("application_ratings")
          .select(({ fn }) => [fn.sum<number>("stars").as("sum"), fn.countAll<number>().as("count")])
          .where("application_id", "=", id)
          .executeTakeFirstOrThrow();
        await transaction
          .updateTable("applications")
          .set({ rating: ratingColumn(Number(sum) / Number(count)), ratings: Number(count) })
          .where("id", "=", id)
          .execute();
      });
    },

    /** Adds a note. @throws ExpectedError `too-many` */
    addNote(reference: string, text: string, { userId, name, at }: Author): Promise<void> {
      return db.transaction().execute(async (transaction) => {
        const { id } = await lock(transaction, reference);
        const { count } = await transaction
          .selectFrom("application_notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("application_id", "=", id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= NOTE_LIMITS.notes)
          throw new ExpectedError("too-many", "the application has all notes it can have");
        await transaction
          .insertInto("application_notes")
          .values({ application_id: id, at, author_id: userId, author: name, text })
          .execute();
      });
    },
  };
}
