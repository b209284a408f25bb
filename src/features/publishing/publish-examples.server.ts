import type { Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import type { Content } from "./collection.ts";
import { wasPublic } from "./storage/entries.server.ts";

/** Loads what a fresh site publishes of each collection, by its name. A collection may have no examples. */
export type Examples = Readonly<Record<string, () => Promise<readonly Content[]>>>;

/**
 * Publishes the example content on a database that has no company record yet.
 * The record is written last: a start that was cut short begins again, one that finished never does. What has been
 * withdrawn or deleted meanwhile does not come back.
 * @returns whether it published
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
