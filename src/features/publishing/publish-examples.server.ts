import type { Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import type { Content } from "./collection.ts";
import { wasPublic } from "./storage/entries.server.ts";

/** Loads what a fresh site publishes of each collection, by its name. A collection may have no examples. */
export type Examples = Readonly<Record<string, () => Promise<readonly Content[]>>>;

/**
 * Publishes the example content on a database that has no company record yet.
 * The record is written last: an interrupted start repeats the work, a completed one never does. Entries withdrawn or
 * deleted meanwhile are not published again.
 * @returns whether it published anything
 */
export async function publishExamples(storage: Storage): Promise<boolean> {
  if ((await storage.company.read()) !== undefined) return false;
  const { rows, collections, examples, publishRecord } = storage.publishing;
  for (const collection of collections.all) {
    for (const example of (await examples[collection.name]?.()) ?? []) {
      if (!(await wasPublic(rows, collection, example.id))) await publishRecord(collection, example);
    }
  }
  await storage.company.save(exampleCompany);
  return true;
}
