import { sql } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import { isLanguage, type Language } from "#platform/i18n/languages.ts";

declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** Searches that found nothing: a row for each text and language of the page, without anything of the visitor. */
    empty_searches: {
      /** Folded, of 40 characters at most. */
      words: string;
      language: string;
      count: number;
      /** YYYY-MM-DD. */
      last_day: string;
    };
  }
}

declare module "#platform/services.server.ts" {
  interface Storage {
    emptySearches: EmptySearchesStore;
  }
}

/** A search that found nothing. */
export interface EmptySearch {
  words: string;
  language: Language;
  count: number;
  /** YYYY-MM-DD. */
  lastDay: string;
}

export interface EmptySearchesStore {
  /** Counts a search. Of more than `ROWS_MAX`, the rarest and oldest are erased. @param day YYYY-MM-DD */
  count(words: string, language: Language, day: string): Promise<void>;
  /** Returns the most frequent searches, `limit` at most. */
  list(limit: number): Promise<EmptySearch[]>;
  /** Erases searches whose last day is before a day. */
  eraseBefore(day: string): Promise<void>;
}

/** Rows that are stored: visitors can type any number of words. */
const ROWS_MAX = 1000;
const COUNT_MAX = 1_000_000_000;

/** Creates the store of searches that found nothing. */
export function emptySearchesStore(db: Database): EmptySearchesStore {
  const key = sql`words, language`;
  return {
    async count(words, language, day) {
      const more = sql<number>`case when empty_searches.count < ${COUNT_MAX} then empty_searches.count + 1
        else empty_searches.count end`;
      await db
        .insertInto("empty_searches")
        .values({ words, language, count: 1, last_day: day })
        .onConflict((conflict) => conflict.columns(["words", "language"]).doUpdateSet({ count: more, last_day: day }))
        .execute();
      await sql`delete from empty_searches where (${key}) in (select ${key} from empty_searches
        order by count desc, last_day desc, words limit ${ROWS_MAX} offset ${ROWS_MAX})`.execute(db);
    },

    async list(limit) {
      const rows = await db
        .selectFrom("empty_searches")
        .selectAll()
        .orderBy("count", "desc")
        .orderBy("last_day", "desc")
        .orderBy("words")
        .limit(limit)
        .execute();
      return rows.flatMap(({ words, language, count, last_day: lastDay }) =>
        isLanguage(language) ? [{ words, language, count, lastDay }] : [],
      );
    },

    async eraseBefore(day) {
      await db.deleteFrom("empty_searches").where("last_day", "<", day).execute();
    },
  };
}
