import { type core, z } from "zod";
import { type RecordPlace, versionedRecord } from "#features/publishing/storage/versioned-record.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { type Company, companySchema, formerStatistics } from "#ui/site/company/company.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    company: ReturnType<typeof companyStore>;
  }
}

const ONLY_ROW = 1;

const place: RecordPlace = {
  name: "the company",
  async read(db) {
    const row = await db.selectFrom("company").select("record").where("id", "=", ONLY_ROW).executeTakeFirst();
    return row?.record;
  },
  async swap(transaction, old, record) {
    if (old === undefined) {
      const added = await transaction
        .insertInto("company")
        .values({ id: ONLY_ROW, record })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirst();
      return added.numInsertedOrUpdatedRows === 1n;
    }
    const changed = await transaction
      .updateTable("company")
      .set({ record })
      .where("id", "=", ONLY_ROW)
      .where("record", "=", old)
      .executeTakeFirst();
    return changed.numUpdatedRows === 1n;
  },
};

/** Returns the store of the company's record. @param schema that it is checked and read by */
export function companyStore(db: Database, schema: core.$ZodType<Company> = companySchema) {
  const record = versionedRecord<Company | undefined>(db, {
    place,
    schema,
    initial: undefined,
    public: true,
  });
  return {
    /** The record with its fingerprint, for changes by staff. */
    record,
    /** Returns the record, or undefined before the first start has written one. */
    read: async (): Promise<Company | undefined> => (await record.read()).value,
    /** Returns the figures by name that an older release has stored in the record; none where it has none. */
    async formerStatistics(): Promise<Readonly<Record<string, number>>> {
      try {
        const stored: unknown = JSON.parse((await place.read(db)) ?? "{}");
        return z.object({ statistics: formerStatistics.default({}) }).parse(stored).statistics;
      } catch (error) {
        if (error instanceof SyntaxError || error instanceof z.ZodError) return {};
        throw error;
      }
    },
    /** Replaces the record. @throws ZodError when it is not a valid one */
    save: (company: Company): Promise<void> => record.save(company),
  };
}
