import { isDeepStrictEqual } from "node:util";
import type { Draft } from "#content/publishing/drafts/drafts.ts";
import type { ItemKind } from "#content/publishing/kinds.ts";
import type { EnglishTexts } from "#content/publishing/language-states.ts";
import { isLanguage, type Language } from "#i18n/languages.ts";
import type { Database } from "../storage/open-database.ts";
import { findItem } from "../storage/publishing/item-rows.ts";
import { englishOf } from "../storage/publishing/keep-version.ts";
import { newestVersion } from "../storage/publishing/version-rows.ts";

/** The English texts that those translations of a draft follow which nobody has touched since the newest version. */
export async function englishStillFollowed(
  db: Database,
  kind: ItemKind,
  id: number,
  draft: Draft,
): Promise<Partial<Record<Language, EnglishTexts>>> {
  const item = await findItem(db, kind, id);
  if (item === undefined) return {};
  const newest = await newestVersion(db, kind, item);
  const saved = newest.draft as Draft;
  const english = await englishOf(db, kind, id, newest.translatedFrom);
  const untouched = Object.entries(english).filter(
    ([language]) => isLanguage(language) && isDeepStrictEqual(saved.texts[language], draft.texts[language]),
  );
  return Object.fromEntries(untouched);
}
