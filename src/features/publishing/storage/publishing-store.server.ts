import type { Generated, Transaction } from "kysely";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Schema } from "#platform/database/schema.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import { type AnyCollection, type Content, collectionsOf } from "../collection.ts";
import type { Examples } from "../publish-examples.server.ts";
import { collectionStore } from "./collection-store.server.ts";
import { entryIds } from "./entries.server.ts";
import { idsOfItems } from "./item-rows.server.ts";
import { backfillRecord, publishRecord } from "./publish-record.server.ts";

/** Number of records in memory. */
const AT_ONCE = 100;
/** Key of the state that marks possible entries without items. */
const BACKFILL = "adopt-published";

declare module "#platform/services.server.ts" {
  interface Storage {
    publishing: PublishingStore;
  }
}

/** Tables of drafts. Times are ms since 1970; JSON is text. */
declare module "#platform/database/schema.server.ts" {
  interface Schema {
    /** One row for each item: its state, and the columns of lists from its newest version. */
    items: {
      kind: string;
      id: number;
      /** An `ItemState`, derived from the columns below. */
      state: string;
      /** The newest version; each save raises it. */
      version: number;
      /** Null while it is not public. */
      published_version: number | null;
      /** The last day on which visitors see the published version; null: any. */
      published_until: string | null;
      first_published_at: number | null;
      binned_at: number | null;
      publish_at: number | null;
      withdraw_at: number | null;
      /** 1: it was incomplete at its planned publication. */
      missed: Generated<number>;
      /** A `PlanFailure`: why the last planned publication or withdrawal failed; null when none has. */
      plan_failure: string | null;
      /** Number of failures of the due withdrawal. */
      plan_failures: Generated<number>;
      /** Time of the next attempt. */
      plan_retry_at: number | null;
      title: string;
      /** The titles of all languages, folded for search. */
      folded: string;
      img: string;
      /** Its date, or empty. */
      posted: string;
      /** JSON: the `LanguageState` of each language. */
      languages: string;
      updated_at: number;
      updated_by_id: string;
      updated_by: string;
    };
    item_versions: {
      kind: string;
      item_id: number;
      version: number;
      /** JSON of a draft. */
      draft: string;
      /** JSON: the version whose English each translation follows. */
      translated_from: string;
      what: string;
      /** The version that was restored, or the item that was duplicated. */
      from_version: number | null;
      saved_at: number;
      author_id: string;
      author: string;
    };
    /** Autosaves. Those of new items have the item id 0 and differ by key. */
    autosaves: {
      user_id: string;
      kind: string;
      item_id: number;
      /** `FIRST_DRAFT` or random. */
      draft_key: string;
      /** Number of its writes. */
      revision: number;
      /** The open form that wrote it last; empty for rows from before forms had names. */
      tab: string;
      /** In the account's language when it was written, or in the first language that has one. */
      title: string;
      draft: string;
      base_version: number;
      saved_at: number;
    };
    preview_links: {
      id: Generated<number>;
      kind: string;
      item_id: number;
      token_hash: string;
      created_at: number;
      created_by: string;
      expires_at: number;
    };
    /** The id of the next new item of a kind, or of the next submission of a form. */
    item_ids: { kind: string; next: number };
  }
}

/**
 * The store of drafts and published entries, which the functions of this folder take.
 * @param formerCompanyContent returns the company content that older releases stored as figures in the company's record
 */
export function publishingStore(
  db: Database,
  log: Log,
  all: readonly AnyCollection[],
  examples: Examples,
  formerCompanyContent: (statistics: Readonly<Record<string, number>>) => Examples,
) {
  return {
    rows: db,
    collections: collectionsOf(all),
    examples,
    formerCompanyContent,
    /** Runs work in a transaction. */
    inTransaction: <T>(work: (transaction: Transaction<Schema>) => Promise<T>): Promise<T> =>
      db.transaction().execute(work),
    /** Publishes a whole record; see `publishRecord`. */
    publishRecord: <C extends AnyCollection>(collection: C, content: Content<C>): Promise<void> =>
      publishRecord(db, collection, content as unknown as Content),
    /**
     * Adds items for entries published by an older release, so that staff can open them. Unreadable ones are tried
     * again at the next start.
     */
    async backfillPublished() {
      const isDue = db.selectFrom("site_state").select("key").where("key", "=", BACKFILL);
      if ((await isDue.executeTakeFirst()) === undefined) return;
      let isDone = true;
      for (const collection of all) {
        const { records } = collectionStore(db, log, collection);
        for (let after = 0; ; ) {
          const ids = await entryIds(db, collection, "published", after, AT_ONCE);
          const known = await idsOfItems(db, collection.name, ids);
          const lacking = ids.filter((id) => !known.has(id));
          const readable = await records(lacking);
          isDone &&= readable.length === lacking.length;
          for (const record of readable) await backfillRecord(db, collection, record);
          const end = ids.at(-1);
          if (end === undefined) break;
          after = end;
        }
      }
      if (isDone) await db.deleteFrom("site_state").where("key", "=", BACKFILL).execute();
    },
  };
}

export type PublishingStore = ReturnType<typeof publishingStore>;
