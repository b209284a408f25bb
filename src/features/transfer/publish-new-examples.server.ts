import { isUnused, publishFirst } from "#features/publishing/storage/publish-record.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { findExamples } from "./storage/example-items.server.ts";

/**
 * Publishes the examples of collections that this release adds to the site, while examples of others are public: a
 * company that has removed them gets no new ones.
 * @returns the names of these collections
 */
export async function publishNewExamples({ publishing }: Pick<Storage, "publishing">): Promise<string[]> {
  const { rows, collections, examples } = publishing;
  const added: string[] = [];
  for (const collection of collections.all) {
    const load = examples[collection.name];
    if (load === undefined || !(await isUnused(rows, collection))) continue;
    if (!(await findExamples(rows, publishing)).some(({ isPublic }) => isPublic)) continue;
    if (await publishFirst(rows, collection, await load())) added.push(collection.name);
  }
  return added;
}
