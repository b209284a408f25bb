import type { Services, Storage } from "#platform/services.server.ts";
import type { Company } from "#ui/site/company/company.ts";
import { DEFAULT_NAVIGATION } from "#ui/site/navigation-parts.ts";

/** Reads the company's record through, and remembers the last one for times when the database is away. */
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

/** Reads what the navigation leaves out through, and remembers it. A page is not worth failing for it. */
export function rememberNavigation(storage: Pick<Storage, "settings">): Services["navigation"] {
  let last = DEFAULT_NAVIGATION;
  return async (life) => {
    try {
      last = await storage.settings.navigation();
    } catch {
      if (life !== undefined) life.until = 0;
    }
    return last;
  };
}
