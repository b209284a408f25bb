import type { Database } from "#platform/database/open-database.server.ts";
import { FALLBACK_LANGUAGE, isLanguage, LANGUAGE_CODES, type Language } from "#platform/i18n/languages.ts";
import { dayOf } from "#platform/i18n/time-zone.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { ListQuery } from "#ui/site/list-query.ts";
import type { AnyCollection, Content, Published } from "../collection.ts";
import { contentSchema } from "../content-schema.ts";
import { filterFields } from "../listed-fields.ts";
import { inLanguage } from "../published.ts";
import { readContentVersion } from "./content-version.server.ts";
import {
  allLastFacts,
  IS_PUBLISHED,
  publishedAfter,
  readEntries,
  readTitles,
  type StoredEntry,
  seenIds,
  seesNone,
  visibleOn,
} from "./entries.server.ts";
import { type FacetValues, findListed, findNeighbours, findValues } from "./listing.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    /** Returns the store of a collection's public entries, by its definition or its stored name. */
    collection: ReturnType<typeof collectionStores>;
  }
}

/** Published entries of a collection: lists and pages in one language, whole records for the API. */
export interface CollectionStore<C extends AnyCollection = AnyCollection> {
  /** Returns one page of the list. @param size entries per page */
  list(language: Language, query: ListQuery, size?: number): Promise<{ items: Published<C>[]; total: number }>;
  /** Returns the values of the list's filters with their numbers of entries, by field, the most frequent first. */
  values(): Promise<FacetValues>;
  /** Returns all entries that visitors see today, in the order of the list. A damaged one is logged and left out. */
  all(language: Language): Promise<Published<C>[]>;
  /** Returns whether visitors see no entry today. */
  isEmpty(): Promise<boolean>;
  /** Returns the entries with these ids, in their order; unknown ids are left out. */
  entries(ids: readonly number[], language: Language): Promise<Published<C>[]>;
  /**
   * Returns the facts, as stored, of the last publication of all entries that are or were public; those of a damaged one
   * are empty.
   */
  lastFacts(): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Returns one entry, or undefined. @throws ExpectedError `unreadable-record` for a damaged one */
  find(id: number, language: Language): Promise<Published<C> | undefined>;
  /** Returns the neighbours of an entry in the order of the list. */
  neighbours(
    id: number,
    language: Language,
  ): Promise<{ older: Published<C> | undefined; newer: Published<C> | undefined }>;
  /** Returns the first `count` entries of the list other than `id`. */
  others(id: number, language: Language, count: number): Promise<Published<C>[]>;
  /** Returns the title, with its language, of an entry that is or was public. */
  title(id: number, language: Language): Promise<EntryTitle | undefined>;
  /**
   * Returns the titles of entries that are or were public, and whether visitors see them today, without damaged ones.
   */
  titles(ids: readonly number[], language: Language): Promise<(EntryTitle & { id: number; isSeen: boolean })[]>;
  /** Returns the published entries after an id, visible today or not, in the order of their ids, `limit` at most. */
  stored(after: number, limit: number): Promise<StoredEntry[]>;
  /** Returns whole records in all languages, in the order of `ids`, visible today or not; unknown ids are left out. */
  records(ids: readonly number[]): Promise<Content<C>[]>;
}

/** A title with its language. */
export interface EntryTitle {
  title: string;
  language: Language;
}

/** Creates the store of a collection. */
export function collectionStore(db: Database, log: Log, collection: AnyCollection): CollectionStore {
  const { name, order } = collection;
  const damaged = (id: number, error: unknown) =>
    log.error({ kind: name, id, err: error }, "a published item cannot be read");
  const seen = () => visibleOn(collection, dayOf(Date.now()));

  async function entries(ids: readonly number[], language: Language): Promise<Published[]> {
    const read = await readEntries(db, log, collection, ids, { condition: seen(), damaged });
    return read.flatMap((content) => inLanguage(collection, content, language) ?? []);
  }

  function pick(
    titles: Awaited<ReturnType<typeof readTitles>>,
    id: number,
    language: Language,
  ): EntryTitle | undefined {
    const own = titles.filter((title) => title.id === id && isLanguage(title.language));
    const shown = [language, FALLBACK_LANGUAGE, ...LANGUAGE_CODES]
      .map((code) => own.find((title) => title.language === code))
      .find((title) => title !== undefined);
    try {
      return shown && { title: shown.title(), language: shown.language as Language };
    } catch (error) {
      damaged(id, error);
      return undefined;
    }
  }

  let counted: { version: number; values: Promise<FacetValues> } | undefined;

  return {
    entries,

    async list(language, query, size) {
      const { ids, total } = await findListed(db, collection, language, query, size);
      return { items: await entries(ids, language), total };
    },

    async values() {
      if (Object.keys(filterFields(collection)).length === 0) return {};
      // Counting reads all entries; it runs once for each content version.
      const version = await readContentVersion(db);
      if (counted?.version === version) return counted.values;
      const values = findValues(db, collection);
      counted = { version, values };
      values.catch(() => {
        counted = undefined;
      });
      return values;
    },

    all: async (language) => entries(await seenIds(db, collection), language),

    lastFacts: () => allLastFacts(db, collection),

    isEmpty: () => seesNone(db, collection),

    async find(id, language) {
      const [content] = await readEntries(db, log, collection, [id], { condition: seen() });
      return content && inLanguage(collection, content, language);
    },

    async neighbours(id, language) {
      const { older, newer } = await findNeighbours(db, collection, id);
      const beside = await entries(
        [older, newer].filter((other) => other !== undefined),
        language,
      );
      return { older: beside.find((entry) => entry.id === older), newer: beside.find((entry) => entry.id === newer) };
    },

    async others(id, language, count) {
      const sort = order.newestFirst ? "desc" : "asc";
      const { ids } = await findListed(db, collection, language, { q: "", sort, page: 1 }, count + 1);
      return entries(ids.filter((other) => other !== id).slice(0, count), language);
    },

    async title(id, language) {
      return pick(await readTitles(db, collection, [id]), id, language);
    },

    async titles(ids, language) {
      if (ids.length === 0) return [];
      const read = await readTitles(db, collection, ids);
      const seenToday = new Set(await seenIds(db, collection, ids));
      return ids.flatMap((id) => {
        const found = pick(read, id, language);
        return found === undefined ? [] : [{ ...found, id, isSeen: seenToday.has(id) }];
      });
    },

    stored: (after, limit) => publishedAfter(db, log, collection, after, limit),

    async records(ids) {
      const schema = contentSchema(collection);
      const read = await readEntries(db, log, collection, ids, { condition: IS_PUBLISHED, damaged });
      return read.flatMap((content) => {
        const { success, data, error } = schema.safeParse(content);
        if (!success) damaged(content.id, error);
        return success ? [data] : [];
      });
    },
  };
}

/** Creates the look-up of stores by definition or stored name. */
export function collectionStores(db: Database, log: Log, all: readonly AnyCollection[]) {
  const stores = new Map(all.map((collection) => [collection.name, collectionStore(db, log, collection)]));
  return <C extends AnyCollection>(collection: C | string): CollectionStore<C> => {
    const name = typeof collection === "string" ? collection : collection.name;
    const store = stores.get(name);
    if (store === undefined) throw new Error(`there is no collection ${name}`);
    // The definition determines the type of its entries.
    return store as unknown as CollectionStore<C>;
  };
}
