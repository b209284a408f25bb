import type { Content } from "#features/publishing/collection.ts";
import { fromPublished } from "#features/publishing/published.ts";
import { IS_PUBLISHED, readEntries } from "#features/publishing/storage/entries.server.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import { isExample } from "#features/transfer/storage/example-items.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { Services, Storage } from "#platform/services.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns whether a public entry is as the examples of this release have it; what was last known when the database does not answer, and
     * false before that.
     * @param life of the page it is read for, if any: that page is then not cached
     */
    publicExamples(life?: { until: number }): Promise<boolean>;
  }
}

/** Returns a reader that looks for examples again when public content has changed. */
export function rememberPublicExamples(
  storage: Pick<Storage, "publishing" | "contentVersion">,
  log: Log,
): Services["publicExamples"] {
  let known: { version: number; isPublic: boolean } | undefined;
  return async (life) => {
    try {
      const version = await storage.contentVersion();
      if (known?.version !== version) known = { version, isPublic: await hasPublicExample(storage.publishing, log) };
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return known?.isPublic ?? false;
  };
}

/** Public pages do not read the tables of drafts, so public entries are compared with the examples. */
async function hasPublicExample(
  { rows, collections, examples }: Pick<PublishingStore, "rows" | "collections" | "examples">,
  log: Log,
): Promise<boolean> {
  for (const collection of collections.all) {
    const own = (await examples[collection.name]?.()) ?? [];
    const ids = own.map(({ id }) => id);
    const entries = await readEntries(rows, log, collection, ids, { condition: IS_PUBLISHED, damaged: () => {} });
    if (entries.some((entry) => isExample(collection, own, entry.id, fromPublished(collection, entry as Content))))
      return true;
  }
  return false;
}
