import { isDeepStrictEqual } from "node:util";
import type { Database } from "#platform/database/open-database.server.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "./collection.ts";
import type { EnglishTexts } from "./language-states.ts";
import { findItem } from "./storage/item-rows.server.ts";
import { englishOf } from "./storage/store-version.server.ts";
import { newestVersion } from "./storage/version-rows.server.ts";

/** Returns the English texts that the translations unchanged since the newest version follow. */
export async function englishStillFollowed(
  db: Database,
  collection: AnyCollection,
  id: number,
  draft: Draft,
): Promise<Partial<Record<Language, EnglishTexts>>> {
  const item = await findItem(db, collection.name, id);
  if (item === undefined) return {};
  const newest = await newestVersion(db, collection, item);
  const saved = newest.draft;
  const english = await englishOf(db, collection, id, newest.translatedFrom);
  const untouched = Object.entries(english).filter(
    ([language]) => isLanguage(language) && isDeepStrictEqual(saved.texts[language], draft.texts[language]),
  );
  return Object.fromEntries(untouched);
}
