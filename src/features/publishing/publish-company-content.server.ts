import { COMPANY_AUTHOR } from "./authors.ts";
import type { Examples } from "./publish-examples.server.ts";
import { publishRecordIn } from "./storage/publish-record.server.ts";
import type { PublishingStore } from "./storage/publishing-store.server.ts";

/**
 * Publishes the entries that each collection starts with, once in each database: entries that staff change, withdraw or
 * delete later stay so. A collection and its mark are stored in one transaction, so that a killed start leaves nothing
 * half done and processes that start together publish once. Ids that are taken are left alone.
 * @returns the names of the collections whose entries were published
 */
export async function publishCompanyContent(
  { rows, collections, inTransaction }: Pick<PublishingStore, "rows" | "collections" | "inTransaction">,
  content: Examples,
): Promise<string[]> {
  const published: string[] = [];
  for (const [name, load] of Object.entries(content)) {
    const key = `company-content-${name}`;
    const done = rows.selectFrom("site_state").select("key").where("key", "=", key);
    if ((await done.executeTakeFirst()) !== undefined) continue;
    const entries = await load();
    const collection = collections.named(name);
    const isFirst = await inTransaction(async (transaction) => {
      const marked = await transaction
        .insertInto("site_state")
        .values({ key, value: String(entries.length) })
        .onConflict((conflict) => conflict.column("key").doNothing())
        .returning("key")
        .executeTakeFirst();
      if (marked === undefined) return false;
      for (const entry of entries) {
        const taken = transaction.selectFrom("items").select("id").where("kind", "=", name).where("id", "=", entry.id);
        if ((await taken.executeTakeFirst()) === undefined)
          await publishRecordIn(transaction, collection, entry, COMPANY_AUTHOR);
      }
      return true;
    });
    if (isFirst) published.push(name);
  }
  return published;
}
