import type { Transaction } from "kysely";
import { writePictureUses } from "#features/media-library/storage/picture-uses.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { documentKeyOf, keyOf } from "#ui/picture-paths.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { isShownIn } from "../language-states.ts";
import { type References, referencesOf } from "../references.ts";

function keysOf({ pictures, documents }: References): string[] {
  return [...pictures.map(keyOf), ...documents.map(documentKeyOf)].filter((key) => key !== undefined);
}

/** Notes what the newest version of an item uses of the library. */
export async function writeSavedUses(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  draft: Draft,
): Promise<void> {
  await writePictureUses(transaction, collection.name, id, keysOf(referencesOf(collection, draft)), false);
}

/** Notes what visitors see of the library in an item: that of the languages that are shown. */
export async function writePublicUses(
  transaction: Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  draft: Draft,
): Promise<void> {
  const shown = LANGUAGE_CODES.filter((language) => isShownIn(collection, draft, language));
  await writePictureUses(transaction, collection.name, id, keysOf(referencesOf(collection, draft, shown)), true);
}

/** Notes that visitors see nothing of an item any more. */
export async function removePublicUses(transaction: Transaction<Schema>, kind: string, id: number): Promise<void> {
  await writePictureUses(transaction, kind, id, [], true);
}

/** Notes that an item uses nothing any more. */
export async function removeUses(transaction: Transaction<Schema>, kind: string, id: number): Promise<void> {
  await removePublicUses(transaction, kind, id);
  await writePictureUses(transaction, kind, id, [], false);
}
