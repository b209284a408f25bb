import { json, jsonError, respondJson } from "#features/api/json.ts";
import { ExpectedError } from "#platform/http/errors.server.ts";
import type { ResourceArgs } from "#platform/http/note-failure.ts";
import { itemId } from "#platform/i18n/schemas.ts";
import type { Storage } from "#platform/services.server.ts";
import { collectionsContext } from "../definitions.ts";
import type { ApiCollection } from "./call-fields.ts";
import { presentEntry } from "./present-entry.ts";

/**
 * Finds the collection that an address of the API names: "/api/news/3", or one of the collection's former calls.
 * @throws ExpectedError `not-found`
 */
export function collectionOfCall({ context, request }: ResourceArgs): ApiCollection {
  const [first = "", second] = new URL(request.url).pathname.split("/").slice(1);
  const found = context
    .get(collectionsContext)
    .find(({ addresses: { api }, formerCalls: { save, one } = {} }) =>
      first === "api" ? api === second : first === save || first === one,
    );
  if (found?.json === undefined) throw new ExpectedError("not-found", "Not found.");
  return found as ApiCollection;
}

/** Returns the store of a collection's public entries. */
export function recordsOf(storage: Storage, { name }: ApiCollection) {
  return storage.collection(name);
}

/** Returns the response to an unknown id. */
export const notFound = ({ json: { notFound } }: ApiCollection, id: string): Response =>
  jsonError(
    404,
    notFound.replace("{id}", () => id),
  );

/**
 * Responds with one entry. An unknown or malformed id gets 404 with the message of the collection, a withdrawn one 410.
 * @param allow the methods of the address, when there are others than reading
 */
export function respondItem(args: ResourceArgs, id: string, allow?: string): Promise<Response> {
  return respondJson(
    args,
    async ({ storage, publishing }) => {
      const collection = collectionOfCall(args);
      const wanted = itemId.safeParse(id);
      if (!wanted.success) return notFound(collection, id);
      const [record] = await recordsOf(storage, collection).records([wanted.data]);
      if (record !== undefined) return json(presentEntry(collection, record));
      const isGone = await publishing.gone(collection.name, wanted.data);
      return isGone ? jsonError(410, collection.json.gone) : notFound(collection, id);
    },
    allow,
  );
}
