import { eraseSubmissions } from "#features/submissions/storage/erasure.server.ts";
import type { StoredForm } from "#features/submissions/storage/submission-tables.server.ts";
import type { Database, DialectName } from "#platform/database/open-database.server.ts";
import { oweForgetting } from "#platform/database/sqlite/forget-erased.server.ts";
import { looseMails, ofPerson } from "./of-person.server.ts";

/** The newest submissions that an erasure is to take: what arrives later stays whole. */
export interface Newest {
  message: number;
  application: number;
}

/** What one step of an erasure works with. */
export interface ErasureStep {
  address: string;
  newest: Newest;
  /** ms since 1970. */
  now: number;
  /** Rows at most, so that a transaction stays short. */
  limit: number;
}

/** Steps of erasing a person: each is one transaction, and can be done again. */
export function personErasure(db: Database, dialect: DialectName, forms: readonly StoredForm[]) {
  async function step(
    table: "messages" | "applications",
    { address, newest, now, limit }: ErasureStep,
  ): Promise<string[]> {
    const upTo = table === "messages" ? newest.message : newest.application;
    return db.transaction().execute(async (transaction) => {
      const rows = await transaction
        .selectFrom(table)
        .select("id")
        .where(ofPerson(address))
        .where("id", "<=", upTo)
        .orderBy("id")
        .limit(limit)
        // Two that erase at once take turns; SQLite's transactions do so by themselves.
        .$if(dialect === "postgres", (query) => query.forUpdate())
        .execute();
      const ids = rows.map(({ id }) => id);
      const stored = forms.find(({ tables }) => tables.rows === table);
      return stored === undefined
        ? []
        : eraseSubmissions(transaction, stored, ids, { reason: "request", erasedAt: now });
    });
  }

  const newestOf = async (table: "messages" | "applications", address: string): Promise<number> => {
    const row = await db
      .selectFrom(table)
      .select(({ fn }) => fn.max("id").as("id"))
      .where(ofPerson(address))
      .executeTakeFirst();
    return row?.id ?? 0;
  };

  return {
    async newest(address: string): Promise<Newest> {
      return {
        message: await newestOf("messages", address),
        application: await newestOf("applications", address),
      };
    },

    /** Erases messages with their notes and mails. @returns their references; none: there are no more */
    messages: (given: ErasureStep): Promise<string[]> => step("messages", given),

    /** Erases applications with their notes, ratings and mails. @returns their references; none: there are no more */
    applications: (given: ErasureStep): Promise<string[]> => step("applications", given),

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
