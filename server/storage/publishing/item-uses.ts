import type { Transaction } from "kysely";
import { documentKeyOf, keyOf } from "#content/pictures/picture-paths.ts";
import type { Draft } from "#content/publishing/drafts/drafts.ts";
import type { ItemKind } from "#content/publishing/kinds.ts";
import { isShownIn } from "#content/publishing/language-states.ts";
import { type References, referencesOf } from "#content/publishing/references.ts";
import { LANGUAGE_CODES } from "#i18n/languages.ts";
import { writePictureUses } from "../pictures/picture-uses.ts";
import type { Schema } from "../schema.ts";

function keysOf({ pictures, documents }: References): string[] {
  return [...pictures.map(keyOf), ...documents.map(documentKeyOf)].filter((key) => key !== undefined);
}

/** Notes what the newest version of an item uses of the library. */
export async function writeSavedUses(
  transaction: Transaction<Schema>,
  kind: ItemKind,
  id: number,
  draft: Draft,
): Promise<void> {
  await writePictureUses(transaction, kind, id, keysOf(referencesOf(kind, draft)), false);
}

/** Notes what visitors see of the library in an item: that of the languages that are shown. */
export async function writePublicUses(
  transaction: Transaction<Schema>,
  kind: ItemKind,
  id: number,
  draft: Draft,
): Promise<void> {
  const shown = LANGUAGE_CODES.filter((language) => isShownIn(kind, draft, language));
  await writePictureUses(transaction, kind, id, keysOf(referencesOf(kind, draft, shown)), true);
}

/** Notes that visitors see nothing of an item any more. */
export async function removePublicUses(transaction: Transaction<Schema>, kind: ItemKind, id: number): Promise<void> {
  await writePictureUses(transaction, kind, id, [], true);
}

/** Notes that an item uses nothing any more. */
export async function removeUses(transaction: Transaction<Schema>, kind: ItemKind, id: number): Promise<void> {
  await removePublicUses(transaction, kind, id);
  await writePictureUses(transaction, kind, id, [], false);
}
