import { isDeepStrictEqual } from "node:util";
import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { fold } from "#platform/i18n/fold.ts";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { AnyCollection, Draft } from "../collection.ts";
import { factOf, type StoredDraft, textOf, titleOf } from "../drafts/drafts.ts";
import { type EnglishTexts, englishTexts, isShownIn, type LanguageState, languageStates } from "../language-states.ts";
import { shownPicture } from "../references.ts";
import { addItem, changeItem, type ItemRow, NO_PLAN_FAILURE } from "./item-rows.server.ts";
import { writeSavedReferences } from "./references.server.ts";
import {
  addVersion,
  findVersion,
  newestVersion,
  setTranslatedFrom,
  type TranslatedFrom,
} from "./version-rows.server.ts";

/** Why there is a version. */
export type VersionOrigin = "created" | "saved" | "restored" | "duplicated" | "adopted" | "imported";

/** A draft to store as a version. */
export interface NewVersion {
  collection: AnyCollection;
  draft: Draft;
  author: { id: string; name: string };
  what: VersionOrigin;
  /** The version that is restored, or the item that is duplicated. */
  from?: number;
  /** The draft from which fields of other releases are taken; by default that of the newest version. */
  basis?: StoredDraft;
  /** Translations that follow the English of this version, whether their texts changed or not. */
  upToDate?: readonly Language[];
  /** Ms since 1970. */
  now: number;
}

/**
 * Stores a draft as the newest version of a locked item; a draft equal to the newest version adds none. A version equal
 * to the published one, such as a restored one, becomes the published version.
 * @returns the changed item
 */
export async function storeVersion(
  transaction: Transaction<Schema>,
  item: ItemRow,
  newVersion: NewVersion,
): Promise<ItemRow> {
  const { collection, upToDate = [] } = newVersion;
  const newest = await newestVersion(transaction, collection, item);
  const draft = withBasis(newVersion, newest);
  const isSame = isDeepStrictEqual(draft, preserveUnknown(newest.stored, newest.draft, newest.draft));
  const version = isSame ? item.version : item.version + 1;
  const english = await englishOf(transaction, collection, item.id, newest.translatedFrom);
  // A translation that is older than the English text follows the first one that is complete.
  const withoutEnglish = isSame ? [] : LANGUAGE_CODES.filter((language) => english[language] === undefined);
  const translatedFrom = followed(newest, draft, version, [...upToDate, ...withoutEnglish]);
  if (isSame && isDeepStrictEqual(translatedFrom, newest.translatedFrom)) return item;
  const isPublic = !isSame && (await isDraftOfPublic(transaction, item, newVersion));
  if (isSame) await setTranslatedFrom(transaction, item, translatedFrom);
  else
    await addVersion(
      transaction,
      collection,
      { ...versionRow(item.id, version, { ...newVersion, draft }), translatedFrom },
      item.published_version,
    );
  const englishThen = await englishOf(transaction, collection, item.id, translatedFrom);
  const changed = await changeItem(transaction, item, {
    ...summaryOf(collection, draft, englishThen),
    version,
    ...(isPublic ? { published_version: version } : {}),
    ...NO_PLAN_FAILURE,
    ...changedBy(newVersion),
  });
  await writeSavedReferences(transaction, collection, item.id, draft);
  return changed;
}

/** Returns whether a draft equals the published version. */
async function isDraftOfPublic(
  transaction: Transaction<Schema>,
  { id, published_version }: ItemRow,
  { collection, draft }: NewVersion,
): Promise<boolean> {
  if (published_version === null) return false;
  const published = await findVersion(transaction, collection, id, published_version);
  return published !== undefined && isDeepStrictEqual(published.draft, draft);
}

/** Adds an item with a draft as its first version. @returns undefined when the id is taken */
export async function storeFirstVersion(
  transaction: Transaction<Schema>,
  id: number,
  newVersion: NewVersion,
): Promise<ItemRow | undefined> {
  const { collection } = newVersion;
  const draft = withBasis(newVersion);
  const summary = summaryOf(collection, draft, {});
  const item = await addItem(transaction, {
    kind: collection.name,
    id,
    version: 1,
    ...summary,
    ...changedBy(newVersion),
  });
  if (item === undefined) return undefined;
  const translatedFrom = followed(undefined, draft, 1, []);
  await addVersion(transaction, collection, { ...versionRow(id, 1, { ...newVersion, draft }), translatedFrom }, null);
  await writeSavedReferences(transaction, collection, id, draft);
  return item;
}

/** Returns the draft with the fields of other releases of its basis. */
function withBasis({ draft, basis }: NewVersion, newest?: StoredDraft): Draft {
  const from = basis ?? newest;
  return from === undefined ? draft : preserveUnknown(from.stored, from.draft, draft);
}

function versionRow(id: number, version: number, { draft, author, what, from, now }: NewVersion) {
  return {
    item_id: id,
    version,
    draft,
    what,
    from_version: from ?? null,
    saved_at: now,
    author_id: author.id,
    author: author.name,
  };
}

const changedBy = ({ author, now }: Pick<NewVersion, "author" | "now">) => ({
  updated_at: now,
  updated_by_id: author.id,
  updated_by: author.name,
});

/** Returns the version whose English each translation follows when this draft is stored as `version`. */
function followed(
  newest: { draft: Draft; translatedFrom: TranslatedFrom } | undefined,
  draft: Draft,
  version: number,
  upToDate: readonly Language[],
): TranslatedFrom {
  const entries = LANGUAGE_CODES.filter((language) => language !== FALLBACK_LANGUAGE).flatMap((language) => {
    const isWritten = Object.values(draft.texts[language]).some(
      (text) => typeof text === "string" && text.trim() !== "",
    );
    if (!isWritten) return [];
    const before = newest?.translatedFrom[language];
    const isUntouched = isDeepStrictEqual(newest?.draft.texts[language], draft.texts[language]);
    return [[language, isUntouched && before !== undefined && !upToDate.includes(language) ? before : version]];
  });
  const ofOthers = Object.entries(newest?.translatedFrom ?? {}).filter(([language]) => !isLanguage(language));
  return Object.fromEntries([...entries, ...ofOthers]);
}

/** Returns the English texts that each translation follows, without those that were incomplete. */
export async function englishOf(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  translatedFrom: TranslatedFrom,
): Promise<Partial<Record<Language, EnglishTexts>>> {
  const texts: Partial<Record<Language, EnglishTexts>> = {};
  const read = new Map<number, EnglishTexts>();
  for (const [language, version] of Object.entries(translatedFrom)) {
    if (!isLanguage(language)) continue;
    const known = read.get(version);
    const english = known ?? (await englishOfVersion(db, collection, id, version));
    if (english === undefined) continue;
    read.set(version, english);
    texts[language] = english;
  }
  return texts;
}

async function englishOfVersion(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  id: number,
  version: number,
) {
  const found = await findVersion(db, collection, id, version);
  if (found === undefined || !isShownIn(collection, found.draft, FALLBACK_LANGUAGE)) return undefined;
  return englishTexts(collection, found.draft);
}

/** Returns the columns of lists for a draft. */
export function summaryOf(
  collection: AnyCollection,
  draft: Draft,
  englishThen: Partial<Record<Language, EnglishTexts>>,
) {
  const titles = LANGUAGE_CODES.map((language) => textOf(draft, language, "title").trim());
  const reports = languageStates(collection, draft, englishThen);
  const languages = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, reports[language].state]));
  return {
    title: titleOf(draft),
    folded: fold(titles.join(" ")),
    img: shownPicture(collection, draft),
    posted: factOf(draft, collection.date ?? ""),
    languages: JSON.stringify(languages satisfies Record<string, LanguageState>),
  };
}
