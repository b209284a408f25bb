import type { AnyForm } from "#features/submissions/form.ts";
import { eraseSubmissions } from "#features/submissions/storage/erasure.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { oweForgetting } from "#platform/database/sqlite/forget-erased.server.ts";
import { looseMails, submissionsOfPerson } from "./of-person.server.ts";

/** What one step of an erasure works with. */
export interface ErasureStep {
  address: string;
  /** The id of the newest submission that the erasure is to take, by form: what arrives later stays whole. */
  newest: ReadonlyMap<string, number>;
  /** ms since 1970. */
  now: number;
  /** Rows at most, so that a transaction stays short. */
  limit: number;
}

/** Steps of erasing a person: each is one transaction, and can be done again. */
export function personErasure(db: Database, dialect: DialectName, forms: readonly AnyForm[]) {
  return {
    /** The ids of the person's newest submissions, by form. */
    async newest(address: string): Promise<ErasureStep["newest"]> {
      const newest = new Map<string, number>();
      for (const form of forms) {
        const row = await submissionsOfPerson(db, form, address)
          .select(({ fn }) => fn.max("s.id").as("id"))
          .executeTakeFirst();
        newest.set(form.name, row?.id ?? 0);
      }
      return newest;
    },

    /**
     * Erases submissions of a form with all that belongs to them.
     * @returns their references; none: there are no more
     */
    submissions(form: AnyForm, { address, newest, now, limit }: ErasureStep): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const rows = await submissionsOfPerson(transaction, form, address)
          .select("s.id")
          .where("s.id", "<=", newest.get(form.name) ?? 0)
          .orderBy("s.id")
          .limit(limit)
          // Two that erase at once take turns; SQLite's transactions do so by themselves.
          .$if(dialect === "postgres", (query) => query.forUpdate())
          .execute();
        const ids = rows.map(({ id }) => id);
        return eraseSubmissions(transaction, form, ids, { reason: "request", erasedAt: now });
      });
    },

    /** Erases mails to the person that belong to no submission. @returns how many */
    mails: (address: string): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("outbox")
          .where("id", "in", looseMails(transaction, address).select("id"))
          .executeTakeFirst();
        if (numDeletedRows > 0n && dialect === "sqlite") await oweForgetting(transaction);
        return Number(numDeletedRows);
      }),
  };
}
