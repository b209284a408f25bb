import { newsStore } from "#collections/news/news-store.server.ts";
import { offersStore } from "#collections/offers/offers-store.server.ts";
import { productsStore } from "#collections/products/products-store.server.ts";
import { projectsStore } from "#collections/projects/projects-store.server.ts";
import type { Database } from "#platform/database/open-database.server.ts";
import type { Log } from "#platform/logging/log.server.ts";
import type { ItemKind } from "../kinds.ts";
import type { Contents } from "../published.ts";
import { idsWithoutItem } from "./public-rows.server.ts";
import { adoptRecord } from "./publish-record.server.ts";

const AT_ONCE = 100;

/** Makes items of everything that an older version of the site has published, so that staff can open it. */
export async function adoptPublished(db: Database, log: Log): Promise<void> {
  await adoptKind(db, "news", newsStore(db, log).records);
  await adoptKind(db, "project", projectsStore(db, log).records);
  await adoptKind(db, "product", productsStore(db, log).records);
  await adoptKind(db, "offer", offersStore(db, log).records);
}

async function adoptKind<K extends ItemKind>(
  db: Database,
  kind: K,
  records: (ids: readonly number[]) => Promise<Contents[K][]>,
): Promise<void> {
  const ids = await idsWithoutItem(db, kind);
  for (let i = 0; i < ids.length; i += AT_ONCE) {
    for (const record of await records(ids.slice(i, i + AT_ONCE))) await adoptRecord(db, kind, record);
  }
}
