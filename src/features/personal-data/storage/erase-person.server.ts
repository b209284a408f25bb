import type { AnyForm } from "#features/submissions/form.ts";
import { eraseSubmissions } from "#features/submissions/storage/erasure.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { requirePurge } from "#platform/database/sqlite/purge-erased.server.ts";
import { submissionsOfPerson, unattachedMails } from "./of-person.server.ts";

/** Parameters of one step of an erasure. */
export interface ErasureStep {
  address: string;
  /** Id of the newest submission to erase, by form; later ones stay. */
  newest: ReadonlyMap<string, number>;
  /** ms since 1970. */
  now: number;
  /** Maximum number of rows, so that the transaction stays short. */
  limit: number;
}

/** Steps of an erasure; each is one transaction and can be repeated. */
export function personErasure(db: Database, dialect: DialectName, forms: readonly AnyForm[]) {
  return {
    /** Returns the ids of the person's newest submissions, by form. */
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
     * Erases submissions of a form with all their data.
     * @returns their references; empty when there are no more
     */
    submissions(form: AnyForm, { address, newest, now, limit }: ErasureStep): Promise<string[]> {
      return db.transaction().execute(async (transaction) => {
        const rows = await submissionsOfPerson(transaction, form, address)
          .select("s.id")
          .where("s.id", "<=", newest.get(form.name) ?? 0)
          .orderBy("s.id")
          .limit(limit)
          // Serializes concurrent erasures; SQLite serializes write transactions anyway.
          .$if(dialect === "postgres", (query) => query.forUpdate())
          .execute();
        const ids = rows.map(({ id }) => id);
        return eraseSubmissions(transaction, form, ids, { reason: "request", erasedAt: now });
      });
    },

    /** Erases mails to the person that belong to no submission. @returns the number erased */
    mails: (address: string): Promise<number> =>
      db.transaction().execute(async (transaction) => {
        const { numDeletedRows } = await transaction
          .deleteFrom("outbox")
          .where("id", "in", unattachedMails(transaction, address).select("id"))
          .executeTakeFirst();
        if (numDeletedRows > 0n && dialect === "sqlite") await requirePurge(transaction);
        return Number(numDeletedRows);
      }),
  };
}
