import type { Database } from "#platform/database/open-database.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { placeholdersIn, type TextValues, withFigures } from "#ui/site/company/figures-in-texts.ts";
import type { EntryName, StaffListItem } from "./publishing.server.ts";
import { findItems, type ItemRow } from "./storage/item-rows.server.ts";
import type { PublishingStore } from "./storage/publishing-store.server.ts";

/** What titles may name. */
interface TitleContext extends Pick<PublishingStore, "collections"> {
  site: { values(language: Language): Promise<TextValues> };
}

/**
 * Returns a function that fills today's values into the titles of items of any kind.
 * @param languageOf returns the language of the title; called only for a title that names a value
 */
export function titleFiller<Row extends Pick<ItemRow, "kind" | "title">>(
  { collections, site }: TitleContext,
  languageOf: (row: Row) => Language | undefined | Promise<Language | undefined>,
): (row: Row) => Promise<string> {
  const inLanguages = new Map<Language, Promise<TextValues>>();
  return async (row) => {
    const { kind, title } = row;
    const mayName = collections.named(kind).values?.includes("title") === true;
    if (!mayName || placeholdersIn(title).names.length === 0) return title;
    const language = await languageOf(row);
    if (language === undefined) return title;
    const values = inLanguages.get(language) ?? site.values(language);
    inLanguages.set(language, values);
    return withFigures(title, await values, language);
  };
}

/** Returns the language of an item's title: the first one with a text. */
export function titleLanguage({ languages }: Pick<ItemRow, "languages">): Language | undefined {
  const states = languagesOf(languages);
  return LANGUAGE_CODES.find((code) => states[code] !== "missing");
}

/** Returns items by ids with their titles as lists show them, in the order of the ids; unknown ids are left out. */
export async function itemNames(
  { rows: db, ...context }: TitleContext & { rows: Database },
  kind: string,
  ids: readonly number[],
): Promise<EntryName[]> {
  const filled = titleFiller<ItemRow>(context, titleLanguage);
  const rows = [...(await findItems(db, kind, ids)).values()].sort((a, b) => a.id - b.id);
  return Promise.all(rows.map(async (row) => ({ id: row.id, title: await filled(row) })));
}

/** Returns the state of each language; `missing` for one that the site did not have when the item was saved. */
export function languagesOf(json: string): StaffListItem["languages"] {
  const none = Object.fromEntries(
    LANGUAGE_CODES.map((language) => [language, "missing"]),
  ) as StaffListItem["languages"];
  try {
    return { ...none, ...JSON.parse(json) };
  } catch {
    return none;
  }
}
