import { staffJson } from "#features/accounts/staff-json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import { isLanguage } from "#platform/i18n/languages.ts";
import { localizedPath } from "#platform/i18n/localized-urls.ts";
import { QUERY_MAX } from "#ui/site/query-max.ts";
import { collectionsContext } from "../definitions.ts";
import { searchedFields } from "../fields.ts";
import type { Route } from "./+types/link-targets";

/** A public page that a text may link to. */
export interface LinkTarget {
  path: string;
  title: string;
}

/** Maximum number of entries of one collection. */
const ENTRIES_MAX = 20;

/**
 * GET /dashboard/link-targets/:language?q=: responds with the pages of the site and with public entries of each
 * collection, the newest that match, with titles and addresses in the language.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return staffJson(args, async ({ storage, searchParams }): Promise<LinkTarget[]> => {
    const { language } = args.params;
    if (!isLanguage(language)) throw new ExpectedError("not-found", "There is no such language.");
    const query = { q: (searchParams.get("q") ?? "").slice(0, QUERY_MAX), sort: "desc", page: 1 } as const;
    const targets: LinkTarget[] = [];
    for (const collection of args.context.get(collectionsContext)) {
      const { name, words, page, addresses } = collection;
      if (page?.path !== undefined) {
        targets.push({ path: localizedPath(page.path, language), title: words.staff(language).name });
      }
      if (addresses.site === undefined) continue;
      const store = storage.collection(name);
      const isSearched = searchedFields(collection).length > 0;
      const entries = isSearched
        ? (await store.list(language, query, ENTRIES_MAX)).items
        : (await store.all(language)).slice(0, ENTRIES_MAX);
      for (const { id, text } of entries) {
        targets.push({ path: localizedPath(`/${addresses.site}/${id}`, language), title: text.title });
      }
    }
    return targets;
  });
}
