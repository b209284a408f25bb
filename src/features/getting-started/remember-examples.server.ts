import { hasPublicExample } from "#features/transfer/storage/example-items.server.ts";
import type { Services, Storage } from "#platform/services.server.ts";

declare module "#platform/services.server.ts" {
  interface Services {
    /**
     * Returns whether an unchanged example entry is public; what was last known when the database does not answer, and
     * false before that.
     * @param life of the page it is read for, if any: that page is then not cached
     */
    publicExamples(life?: { until: number }): Promise<boolean>;
  }
}

/** Returns a reader that looks for examples again when public content has changed. */
export function rememberPublicExamples(
  storage: Pick<Storage, "publishing" | "contentVersion">,
): Services["publicExamples"] {
  let known: { version: number; isPublic: boolean } | undefined;
  return async (life) => {
    try {
      const version = await storage.contentVersion();
      if (known?.version !== version)
        known = { version, isPublic: await hasPublicExample(storage.publishing.rows, storage.publishing) };
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return known?.isPublic ?? false;
  };
}
