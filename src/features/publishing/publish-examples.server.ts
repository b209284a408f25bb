import type { Storage } from "#platform/services.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import { examplesOf } from "./example-drafts.ts";
import { definitionOf, ITEM_KINDS } from "./kinds.ts";
import { wasPublic } from "./storage/public-rows.server.ts";
import { publishRecord } from "./storage/publish-record.server.ts";

/**
 * Publishes the example content on a database that has no company record yet.
 * The record is written last: a start that was cut short begins again, one that finished never does. What has been
 * withdrawn or deleted meanwhile does not come back.
 * @returns whether it published
 */
export async function publishExamples(storage: Storage): Promise<boolean> {
  if ((await storage.company.read()) !== undefined) return false;
  const { rows } = storage.publishing;
  for (const kind of ITEM_KINDS) {
    const collection = definitionOf(kind);
    for (const example of examplesOf(kind)) {
      if (!(await wasPublic(rows, collection, example.id))) await publishRecord(rows, collection, example);
    }
  }
  await storage.company.save(exampleCompany);
  return true;
}
