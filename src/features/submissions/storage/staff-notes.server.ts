import { sql } from "kysely";
import type { WriteEntry } from "#features/audit/storage/append-entry.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import type { AnyForm } from "../form.ts";
import { isNumbered } from "../inbox-query.ts";
import { NOTE_LIMITS } from "../message-note.ts";
import type { Stars } from "../rating.ts";
import { type Author, ratingColumn, updateSubmission } from "./submission-rows.server.ts";

const notFound = () => new ExpectedError("not-found", "There is no such submission.");

/** Notes and ratings that staff add to a form's submissions. */
export function staffNotes(db: Database, form: AnyForm) {
  return {
    /**
     * Adds a note.
     * @param audit adds the audit entry of the change
     * @throws ExpectedError `not-found`, `too-many`
     */
    async addNote(id: number, text: string, { userId, name, at }: Author, audit?: WriteEntry): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // In an inbox with numbered pages, notes are not searched.
        const found = isNumbered(form) ? "" : ` ${fold(text)}`;
        // Writes first: of two concurrent notes the second waits here and then counts the first.
        const { numUpdatedRows } = await updateSubmission(transaction, form, id)
          .set(({ ref }) => ({ folded: sql<string>`${ref("folded")} || ${found}` }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound();
        const { count } = await transaction
          .selectFrom("submission_notes")
          .select(({ fn }) => fn.countAll<number>().as("count"))
          .where("form", "=", form.name)
          .where("submission_id", "=", id)
          .executeTakeFirstOrThrow();
        if (Number(count) >= NOTE_LIMITS.notes) throw new ExpectedError("too-many", "It has all notes it can have.");
        const note = { form: form.name, submission_id: id, at, author_id: userId, author: name, text };
        await transaction.insertInto("submission_notes").values(note).execute();
        await audit?.(transaction);
      });
    },

    /**
     * Sets a person's rating and stores the average of all.
     * @param audit adds the audit entry of the change
     * @throws ExpectedError `not-found`
     */
    async rate(id: number, stars: Stars, { userId, name, at }: Author, audit?: WriteEntry): Promise<void> {
      await db.transaction().execute(async (transaction) => {
        // An update without a change locks the row like `for update`, and works on SQLite too.
        const { numUpdatedRows } = await updateSubmission(transaction, form, id)
          .set(({ ref }) => ({ ratings: ref("ratings") }))
          .executeTakeFirst();
        if (numUpdatedRows === 0n) throw notFound();
        await transaction
          .insertInto("submission_ratings")
          .values({ form: form.name, submission_id: id, user_id: userId, author: name, stars, at })
          .onConflict((conflict) =>
            conflict.columns(["form", "submission_id", "user_id"]).doUpdateSet({ author: name, stars, at }),
          )
          .execute();
        const { sum, count } = await transaction
          .selectFrom("submission_ratings")
          .select(({ fn }) => [fn.sum<number>("stars").as("sum"), fn.countAll<number>().as("count")])
          .where("form", "=", form.name)
          .where("submission_id", "=", id)
          .executeTakeFirstOrThrow();
        await updateSubmission(transaction, form, id)
          .set({ rating: ratingColumn(Number(sum) / Number(count)), ratings: Number(count) })
          .execute();
        await audit?.(transaction);
      });
    },

    /** Returns which of the submissions a user has rated. */
    async ratedBy(userId: string, ids: readonly number[]): Promise<ReadonlySet<number>> {
      if (!form.ratings || ids.length === 0) return new Set();
      const found = await db
        .selectFrom("submission_ratings")
        .select("submission_id as id")
        .where("form", "=", form.name)
        .where("submission_id", "in", ids)
        .where("user_id", "=", userId)
        .execute();
      return new Set(found.map(({ id }) => id));
    },
  };
}
