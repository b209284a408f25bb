import { type Company, companySchema } from "#content/company/company.ts";
import { raiseContentVersion } from "./content-version.ts";
import type { Database } from "./open-database.ts";

const ONLY_ROW = 1;

/** The company's one record. */
export function companyStore(db: Database) {
  return {
    /** Gives the record, or undefined before the first start has written one. */
    async read(): Promise<Company | undefined> {
      const row = await db.selectFrom("company").select("record").where("id", "=", ONLY_ROW).executeTakeFirst();
      return row === undefined ? undefined : companySchema.parse(JSON.parse(row.record));
    },

    /** Replaces the record. @throws ZodError when it is not a valid one */
    async save(company: Company): Promise<void> {
      const record = JSON.stringify(companySchema.parse(company));
      await db.transaction().execute(async (transaction) => {
        await transaction
          .insertInto("company")
          .values({ id: ONLY_ROW, record })
          .onConflict((conflict) => conflict.column("id").doUpdateSet({ record }))
          .execute();
        await raiseContentVersion(transaction);
      });
    },
  };
}
