import type { Transaction } from "kysely";
import type { Actor } from "#features/accounts/accounts.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import { preserveUnknown } from "#platform/database/preserve-unknown.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import { LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { placeholdersIn, withFigures } from "#ui/site/company/figures-in-texts.ts";
import type { AnyCollection, Draft, PagePart } from "./collection.ts";
import { emptyDraft, type ShownTitle, shownTitle } from "./drafts/drafts.ts";
import { PAGE_ID } from "./page.ts";
import type {
  Autosave,
  OpenItem,
  PageDefaultsState,
  PlanFailure,
  StaffListItem,
  UnsavedItem,
} from "./publishing.server.ts";
import type { PublishingContext } from "./publishing-context.server.ts";
import type { ItemState } from "./states.ts";
import { type AutosaveKey, type AutosaveRow, findAutosave, listAutosaves } from "./storage/autosave-rows.server.ts";
import { isClosed } from "./storage/item-list.server.ts";
import { findItem, type ItemRow, NO_PLAN_FAILURE } from "./storage/item-rows.server.ts";
import { languagesOf, shownTitles } from "./storage/item-titles.server.ts";
import { changedDefaults } from "./storage/page-storage.server.ts";
import { readUses, type Uses } from "./storage/references.server.ts";
import { englishOf, summaryOf } from "./storage/store-version.server.ts";
import { newestVersion, readStoredDraft, UNWRITTEN } from "./storage/version-rows.server.ts";

/** Returns items as lists of the dashboard show them in a language, today's values filled into their titles. */
export async function staffListItems(
  { rows: db, collections, site }: Pick<PublishingContext, "rows" | "collections" | "site">,
  rows: readonly ItemRow[],
  language: Language,
): Promise<StaffListItem[]> {
  const inLanguages = new Map<Language, ReturnType<typeof site.values>>();
  const filled = async (kind: string, shown: ShownTitle): Promise<ShownTitle> => {
    const { title, titleLanguage } = shown;
    const mayName = collections.named(kind).values?.includes("title") === true;
    if (titleLanguage === undefined || !mayName || placeholdersIn(title).names.length === 0) return shown;
    const values = inLanguages.get(titleLanguage) ?? site.values(titleLanguage);
    inLanguages.set(titleLanguage, values);
    return { title: withFigures(title, await values, titleLanguage), titleLanguage };
  };
  const uses = new Map<string, Map<string, Uses>>();
  for (const [kind, own] of Map.groupBy(rows, (row) => row.kind)) {
    const ids = own.map(({ id }) => String(id));
    uses.set(kind, await readUses(db, kind, ids, language));
  }
  const titleOf = await shownTitles(db, rows, language);
  return Promise.all(
    rows.map(async (row) => ({
      ...staffListItem(row, uses.get(row.kind)?.get(String(row.id))),
      ...(await filled(row.kind, titleOf(row))),
    })),
  );
}

function staffListItem(row: ItemRow, uses: Uses | undefined): Omit<StaffListItem, keyof ShownTitle> {
  return {
    isClosed: isClosed(row),
    uses,
    kind: row.kind,
    id: row.id,
    version: row.version,
    img: row.img,
    posted: row.posted,
    state: row.state as ItemState,
    hasChanges: row.published_version !== null && row.published_version < row.version,
    languages: languagesOf(row.languages),
    publishAt: row.publish_at ?? undefined,
    withdrawAt: row.withdraw_at ?? undefined,
    missed: row.missed === 1,
    planFailure:
      row.plan_failure === null
        ? undefined
        : { reason: row.plan_failure as PlanFailure, retryAt: row.plan_retry_at ?? undefined },
    updatedAt: row.updated_at,
    updatedBy: row.updated_by,
  };
}

/** Returns an unsaved new item as lists of the dashboard show it. */
export function unsavedItem(row: Pick<AutosaveRow, "kind" | "draft_key" | "title" | "saved_at">): UnsavedItem {
  return { kind: row.kind, key: row.draft_key, title: row.title, at: row.saved_at };
}

/** Returns a person's autosave; undefined without one. */
export async function readAutosave(
  db: Database,
  collection: AnyCollection,
  key: AutosaveKey,
): Promise<Autosave | undefined> {
  const row = await findAutosave(db, key);
  const draft = row && readUnsaved(collection, key, row)?.draft;
  if (row === undefined || draft === undefined) return undefined;
  return { draft, baseVersion: row.base_version, at: row.saved_at, key: row.draft_key, revision: row.revision };
}

/** Adds to a draft the fields of other releases that the actor's autosave of the item has. */
export async function withAutosaved(
  db: Database | Transaction<Schema>,
  collection: AnyCollection,
  key: AutosaveKey,
  draft: Draft,
): Promise<Draft> {
  const row = await findAutosave(db, key);
  const before = row && readUnsaved(collection, key, row);
  return before === undefined ? draft : preserveUnknown(before.stored, before.draft, draft);
}

/** Reads the draft of an autosave; undefined for a damaged one, so that the item opens with its saved version. */
function readUnsaved(collection: AnyCollection, { id }: AutosaveKey, { draft }: { draft: string }) {
  try {
    return readStoredDraft(collection, id ?? 0, draft);
  } catch {
    return undefined;
  }
}

/** Returns an item's row; of a page that nobody has saved, the row that it would have. Undefined for an unknown item. */
export async function findItemOrPage(
  db: Database,
  collection: AnyCollection,
  id: number,
): Promise<ItemRow | undefined> {
  const row = await findItem(db, collection.name, id);
  if (row !== undefined || collection.page === undefined || id !== PAGE_ID) return row;
  return {
    ...{ kind: collection.name, id, state: "draft", version: UNWRITTEN },
    ...summaryOf(collection, emptyDraft(collection, ""), {}),
    ...{ published_version: null, published_until: null, first_published_at: null, binned_at: null },
    ...{ publish_at: null, withdraw_at: null, ...NO_PLAN_FAILURE },
    ...{ updated_at: 0, updated_by_id: "", updated_by: "" },
  };
}

/**
 * Returns an item with its newest version for its form; undefined for an unknown one.
 * @param key of the autosave to open; by default, or when it does not exist, the newest one
 */
export async function openItem(
  { rows: db }: Pick<PublishingContext, "rows">,
  actor: Actor,
  collection: AnyCollection,
  id: number,
  key?: string,
): Promise<OpenItem | undefined> {
  const { name: kind } = collection;
  const row = await findItemOrPage(db, collection, id);
  if (row === undefined) return undefined;
  const { draft, stored, translatedFrom } = await newestVersion(db, collection, row);
  const { userId, language } = actor;
  const uses = (await readUses(db, kind, [String(id)], language)).get(String(id));
  const autosaves = await listAutosaves(db, { userId, kind, id });
  const opened = (autosaves.find(({ draft_key }) => draft_key === key) ?? autosaves[0])?.draft_key;
  return {
    ...staffListItem(row, uses),
    ...shownTitle(draft, language),
    draft,
    publishedVersion: row.published_version ?? undefined,
    translatedFrom,
    englishThen: await englishOf(db, collection, id, translatedFrom),
    autosave: opened === undefined ? undefined : await readAutosave(db, collection, { userId, kind, id, key: opened }),
    otherAutosaves: autosaves
      .filter(({ draft_key }) => draft_key !== opened)
      .map(({ draft_key, saved_at }) => ({ key: draft_key, at: saved_at })),
    isUpdatedByActor: row.updated_by_id === userId,
    ...(collection.page === undefined
      ? {}
      : { defaults: defaultsOf(collection.page, changedDefaults(collection, stored)) }),
  };
}

/** Returns the default words of a page, and which of them have changed since staff replaced them. */
function defaultsOf({ defaults }: PagePart, changed: PageDefaultsState["changed"]): PageDefaultsState {
  const texts = Object.fromEntries(LANGUAGE_CODES.map((language) => [language, defaults(language)]));
  return { texts: texts as PageDefaultsState["texts"], changed };
}
