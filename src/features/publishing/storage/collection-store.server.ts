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
import { IS_PUBLISHED, readEntries, readTitles, seenIds, seenOn } from "./entries.server.ts";
import { type FacetValues, findListed, findNeighbours, findValues } from "./listing.server.ts";

declare module "#platform/services.server.ts" {
  interface Storage {
    /** The public entries of a collection, by its definition or its stored name. */
    collection: ReturnType<typeof collectionStores>;
  }
}

/** Public entries of a collection: lists and pages in one language, whole records for the API. What is withdrawn is not there. */
export interface CollectionStore<C extends AnyCollection = AnyCollection> {
  /** One page of the list. @param size entries a page */
  list(language: Language, query: ListQuery, size?: number): Promise<{ items: Published<C>[]; total: number }>;
  /** The values that the list can be filtered by, by field, the most frequent first, and how many entries have each. */
  values(): Promise<FacetValues>;
  /** All that visitors see today, by id. One that is damaged is logged and left out. */
  all(language: Language): Promise<Published<C>[]>;
  /** The entries of these ids, in their order; ids without one are left out. */
  entries(ids: readonly number[], language: Language): Promise<Published<C>[]>;
  /** One entry, or undefined when there is none. @throws ExpectedError `unreadable-record` for a damaged one */
  find(id: number, language: Language): Promise<Published<C> | undefined>;
  /** The older and the newer entry beside one in the order of the list. */
  neighbours(
    id: number,
    language: Language,
  ): Promise<{ older: Published<C> | undefined; newer: Published<C> | undefined }>;
  /** The first `count` entries of the list other than `id`. */
  others(id: number, language: Language, count: number): Promise<Published<C>[]>;
  /** The title of an entry that is or was public, with the language it is in. */
  title(id: number, language: Language): Promise<EntryTitle | undefined>;
  /** The titles of entries that are or were public, and whether visitors see them today. Damaged ones are left out. */
  titles(ids: readonly number[], language: Language): Promise<(EntryTitle & { id: number; isSeen: boolean })[]>;
  /** Whole records with all their languages, in the order of `ids`, visible today or not; ids without a record are left out. */
  records(ids: readonly number[]): Promise<Content<C>[]>;
}

/** A title, with the language it is in. */
export interface EntryTitle {
  title: string;
  language: Language;
}

/** Makes the store of a collection. */
export function collectionStore(db: Database, log: Log, collection: AnyCollection): CollectionStore {
  const { name, order } = collection;
  const damaged = (id: number, error: unknown) =>
    log.error({ kind: name, id, err: error }, "what is stored of a published item cannot be read");
  const seen = () => seenOn(collection, dayOf(Date.now()));

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
      // Counting goes through all entries. It is done once for each change of what visitors see.
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

/** Makes the function that gives the store of a collection: by its definition, or by its stored name. */
export function collectionStores(db: Database, log: Log, all: readonly AnyCollection[]) {
  const stores = new Map(all.map((collection) => [collection.name, collectionStore(db, log, collection)]));
  return <C extends AnyCollection>(collection: C | string): CollectionStore<C> => {
    const name = typeof collection === "string" ? collection : collection.name;
    const store = stores.get(name);
    if (store === undefined) throw new Error(`there is no collection ${name}`);
    // The definition says what its entries are made of.
    return store as unknown as CollectionStore<C>;
  };
}
