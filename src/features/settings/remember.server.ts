import type { Services, Storage } from "#platform/services.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import { DEFAULT_NAVIGATION } from "#ui/site/navigation-parts.ts";
import { defaultRetention, type Retained } from "./retention.ts";

/** Returns a reader of the retention times that serves the last known ones while the database is unavailable. */
export function rememberRetention(
  storage: Pick<Storage, "settings">,
  forms: readonly Retained[],
): Services["retention"] {
  let last = defaultRetention(forms);
  return async (life) => {
    try {
      last = await storage.settings.retention();
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last;
  };
}

/** Returns a reader of the company's record that serves the last known one while the database is unavailable. */
export function rememberCompany(storage: Pick<Storage, "company">): Services["company"] {
  let last: Company | undefined;
  return async (life) => {
    try {
      last = await storage.company.read();
    } catch (error) {
      if (life !== undefined) life.until = 0;
      if (last === undefined) throw error;
    }
    return last;
  };
}

/**
 * Returns a reader of the hidden parts of the navigation that serves the last known ones, so that no page fails for them.
 * Pages that show a collection are hidden while it has no entries.
 */
export function rememberNavigation(
  storage: Pick<Storage, "settings" | "publishing" | "collection">,
): Services["navigation"] {
  let last = DEFAULT_NAVIGATION;
  return async (life) => {
    try {
      const { hidden } = await storage.settings.navigation();
      last = { hidden: [...hidden, ...(await emptyPages(storage))] };
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last;
  };
}

/** Returns the pages of collections of which visitors see no entry today. */
async function emptyPages({ publishing, collection }: Pick<Storage, "publishing" | "collection">): Promise<string[]> {
  const pages = publishing.collections.all.map(async ({ name, addresses: { shownOn } }) =>
    shownOn !== undefined && (await collection(name).isEmpty()) ? [shownOn] : [],
  );
  return (await Promise.all(pages)).flat();
}
