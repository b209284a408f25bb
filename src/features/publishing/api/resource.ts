import { ALLOWED, json, jsonError, respondJson } from "#features/api/json.ts";
import type { ResourceArgs } from "#platform/http/note-failure.ts";
import { FALLBACK_LANGUAGE, type Language } from "#platform/i18n/languages.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Storage } from "#platform/services.server.ts";
import { API_PAGE_SIZE } from "#ui/site/limits.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import type { ItemKind } from "../kinds.ts";

/** What a kind's resources need of its store. */
interface RecordStore<T> {
  list(language: Language, query: ListQuery, size: number): Promise<{ items: readonly { id: number }[] }>;
  records(ids: readonly number[]): Promise<T[]>;
}

/** One kind of content as the API shows it. */
export interface Resource<T> {
  kind: ItemKind;
  store(storage: Storage): RecordStore<T>;
  /** Turns a record into the object that is sent. */
  present(record: T): object;
  /** The error of an id that names nothing. */
  notFound(id: string): string;
  /** The error of an id whose item was public once. */
  gone: string;
}

/** Page numbers as `?page=` takes them, as the description of the API says it too. */
export const PAGE_PATTERN = "^[1-9][0-9]{0,6}$";
const pageNumber = new RegExp(PAGE_PATTERN);

/**
 * Answers a list: one page, oldest first. Page 1 holds the newest items, so that the end of the array is always the
 * end of the list; a page beyond the oldest is empty, a malformed number gets 400.
 */
export function respondList<T>(args: ResourceArgs, { store, present }: Resource<T>): Promise<Response> {
  return respondJson(
    args,
    async ({ storage, searchParams }) => {
      const asked = searchParams.get("page") || "1";
      if (!pageNumber.test(asked)) return jsonError(400, "page must be a number from 1.");
      const source = store(storage);
      const query: ListQuery = { q: "", sort: "desc", page: Number(asked) };
      const { items } = await source.list(FALLBACK_LANGUAGE, query, API_PAGE_SIZE);
      const records = await source.records(items.map((item) => item.id).reverse());
      return json(records.map(present));
    },
    ALLOWED.list,
  );
}

/**
 * Answers one item; an unknown or malformed id gets 404 with the kind's own message, that of a withdrawn item 410.
 * @param allow the methods of the address, when it is not only read
 */
export function respondItem<T>(
  args: ResourceArgs,
  id: string,
  resource: Resource<T>,
  allow?: string,
): Promise<Response> {
  return respondJson(
    args,
    async ({ storage, publishing }) => {
      const wanted = itemId.safeParse(id);
      if (!wanted.success) return jsonError(404, resource.notFound(id));
      const [record] = await resource.store(storage).records([wanted.data]);
      if (record !== undefined) return json(resource.present(record));
      const isGone = await publishing.gone(resource.kind, wanted.data);
      return isGone ? jsonError(410, resource.gone) : jsonError(404, resource.notFound(id));
    },
    allow,
  );
}
