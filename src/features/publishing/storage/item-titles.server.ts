import type { Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { FALLBACK_LANGUAGE, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import type { ShownTitle } from "../drafts/drafts.ts";
import type { LanguageState } from "../language-states.ts";
import type { ItemRow } from "./item-rows.server.ts";

type Db = Database | Transaction<Schema>;

/** The columns of an item that its title is read with. */
export type NamedRow = Pick<ItemRow, "kind" | "id" | "title" | "languages">;

/** Returns the state of each language; `missing` for one that the site did not have when the item was saved. */
export function languagesOf(json: string): Record<Language, LanguageState> {
  const none = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, "missing"])) as Record<
    Language,
    LanguageState
  >;
  try {
    return { ...none, ...JSON.parse(json) };
  } catch {
    return none;
  }
}

/**
 * Returns how to name items: by the title of their newest version in a language, or in the first language that has one.
 * One query for each collection reads the versions that may have a title in the language; a damaged one is named by the
 * item's row.
 */
export async function shownTitles(
  db: Db,
  rows: readonly NamedRow[],
  language: Language,
): Promise<(row: NamedRow) => ShownTitle> {
  const own = new Map<string, string>();
  // The column has the English title, if there is one.
  const written = language === FALLBACK_LANGUAGE ? [] : rows.filter((row) => isWritten(row, language));
  for (const [kind, items] of Map.groupBy(written, (row) => row.kind)) {
    const versions = await db
      .selectFrom("items")
      .innerJoin("item_versions", (join) =>
        join
          .onRef("item_versions.kind", "=", "items.kind")
          .onRef("item_versions.item_id", "=", "items.id")
          .onRef("item_versions.version", "=", "items.version"),
      )
      .select(["items.id", "item_versions.draft"])
      .where("items.kind", "=", kind)
      .where("items.id", "in", [...new Set(items.map(({ id }) => id))])
      .execute();
    for (const { id, draft } of versions) own.set(`${kind} ${id}`, titleIn(draft, language));
  }
  return (row) => {
    const title = own.get(`${row.kind} ${row.id}`) ?? "";
    if (title !== "") return { title, titleLanguage: language };
    return { title: row.title, titleLanguage: LANGUAGE_CODES.find((code) => row.title !== "" && isWritten(row, code)) };
  };
}

const isWritten = ({ languages }: NamedRow, language: Language): boolean =>
  languagesOf(languages)[language] !== "missing";

/** Returns a title of a stored draft; empty for a damaged one. */
function titleIn(json: string, language: Language): string {
  try {
    const title: unknown = JSON.parse(json).texts[language].title;
    return typeof title === "string" ? title.trim() : "";
  } catch {
    return "";
  }
}

/** Returns the titles of items in a language, in the order of their ids; unknown ids are left out. */
export async function itemTitles(
  db: Db,
  kind: string,
  ids: readonly number[],
  language: Language,
): Promise<(ShownTitle & { id: number })[]> {
  if (ids.length === 0) return [];
  const rows = await db
    .selectFrom("items")
    .select(["kind", "id", "title", "languages"])
    .where("kind", "=", kind)
    .where("id", "in", ids)
    .orderBy("id")
    .execute();
  const titleOf = await shownTitles(db, rows, language);
  return rows.map((row) => ({ id: row.id, ...titleOf(row) }));
}
