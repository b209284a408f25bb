import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { ExampleItem } from "#features/getting-started/getting-started.ts";
import { EXAMPLE_AUTHOR } from "#features/publishing/authors.ts";
import type { AnyCollection, Content } from "#features/publishing/collection.ts";
import { listedLabels } from "#features/publishing/fields.ts";
import { fromPublished } from "#features/publishing/published.ts";
import type { PublishingStore } from "#features/publishing/storage/publishing-store.server.ts";
import { readStoredDraft } from "#features/publishing/storage/version-rows.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE } from "#platform/i18n/languages.ts";

/** Author id of versions that no account has saved. */
const NOBODY = "";

/**
 * Finds unchanged examples. An item is one when 1. its id is that of an example of its kind, 2. it has one version,
 * which no account has saved, and 3. that version was written as an example by the first start, or its content equals
 * the example's (an older version of
 *    the site published it, or it was imported). Its state does not matter: a withdrawn or binned example counts too.
 */
export async function findExamples(
  db: Database | Transaction<Schema>,
  { collections, examples }: Pick<PublishingStore, "collections" | "examples">,
): Promise<ExampleItem[]> {
  const found = [];
  for (const collection of collections.all) {
    const own = (await examples[collection.name]?.()) ?? [];
    // PostgreSQL does not accept an empty list.
    if (own.length > 0) found.push(...(await findExamplesOf(db, collection, own)));
  }
  return found;
}

async function findExamplesOf(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  examples: readonly Content[],
): Promise<ExampleItem[]> {
  const { name: kind } = collection;
  const rows = await db
    .selectFrom("items")
    .innerJoin("item_versions", (join) =>
      join
        .onRef("item_versions.kind", "=", "items.kind")
        .onRef("item_versions.item_id", "=", "items.id")
        .onRef("item_versions.version", "=", "items.version"),
    )
    .select(["items.id", "items.title", "items.state", "item_versions.author", "item_versions.draft"])
    .where("items.kind", "=", kind)
    .where(
      "items.id",
      "in",
      examples.map(({ id }) => id),
    )
    .where("items.version", "=", 1)
    .where("item_versions.author_id", "=", NOBODY)
    .orderBy("items.id")
    .execute();
  return rows
    .filter(
      ({ id, author, draft }) => author === EXAMPLE_AUTHOR.name || isStoredExample(collection, examples, id, draft),
    )
    .map(({ id, title, state }) => ({ kind, id, title, language: FALLBACK_LANGUAGE, isPublic: state === "published" }));
}

/** A damaged draft is not an example. */
function isStoredExample(collection: AnyCollection, examples: readonly Content[], id: number, json: string): boolean {
  try {
    return isExample(collection, examples, id, readStoredDraft(collection, id, json).draft);
  } catch {
    return false;
  }
}

/** Returns whether a draft equals the example with this id; its labels may have been chosen from lists since. */
export function isExample(
  collection: AnyCollection,
  examples: readonly Content[],
  id: number,
  draft: unknown,
): boolean {
  const example = examples.find((content) => content.id === id);
  if (example === undefined || typeof draft !== "object") return false;
  const unchosen = Object.fromEntries(listedLabels(collection).map(({ fact }) => [fact, []]));
  return isDeepStrictEqual({ ...draft, ...unchosen }, { ...fromPublished(collection, example), ...unchosen });
}
