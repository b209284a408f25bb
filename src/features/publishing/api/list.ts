import { ALLOWED, json, jsonError, respondJson } from "#features/api/json.ts";
import { cacheable } from "#platform/http/cacheable.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";
import { API_PAGE_SIZE } from "#ui/site/limits.ts";
import type { Route } from "./+types/list";
import { callFilters } from "./call-fields.ts";
import { pageNumber } from "./operations.ts";
import { presentEntry } from "./present-entry.ts";
import { collectionOfCall, recordsOf } from "./resource.ts";
import { respondCreate } from "./saving.ts";
import { savingCall } from "./saving-call.ts";

export const handle = { ...cacheable("page"), ...savingCall };

/**
 * GET /api/{collection}: one page, oldest first. Page 1 contains the newest entries, so that the end of the array is always
 * the end of the list; a page beyond the oldest is empty. A list that can be filtered takes its fields as parameters. A
 * malformed parameter gets 400.
 */
export function loader(args: Route.LoaderArgs): Promise<Response> {
  return respondJson(
    args,
    async ({ storage, searchParams }) => {
      const collection = collectionOfCall(args);
      const page = pageNumber.safeParse(searchParams.get("page") || "1");
      if (!page.success) return jsonError(400, "page must be a number from 1.");
      const filters: Record<string, string> = {};
      for (const { name, fact, filter } of callFilters(collection)) {
        const given = searchParams.get(name) ?? "";
        const value = filter.read(given);
        if (given !== "" && value === undefined) return jsonError(400, `${name} must be ${filter.rule}.`);
        if (value !== undefined) filters[fact] = value;
      }
      const source = recordsOf(storage, collection);
      const query = { q: "", filters, sort: "desc", page: page.data } as const;
      const { items } = await source.list(FALLBACK_LANGUAGE, query, API_PAGE_SIZE);
      const records = await source.records(items.map(({ id }) => id).reverse());
      return json(records.map((record) => presentEntry(collection, record)));
    },
    ALLOWED.list,
  );
}

/** POST /api/{collection}: creates an entry and publishes it. */
export function action(args: Route.ActionArgs): Promise<Response> {
  return respondCreate(args, ALLOWED.list);
}
