import type { ItemKind } from "#content/publishing/kinds.ts";
import type { Contents } from "#content/publishing/published.ts";
import type { Log } from "../../log.ts";
import { newsStore } from "../news-store.ts";
import { offersStore } from "../offers-store.ts";
import type { Database } from "../open-database.ts";
import { productsStore } from "../products-store.ts";
import { projectsStore } from "../projects-store.ts";
import { idsWithoutItem } from "./public-rows.ts";
import { adoptRecord } from "./publish-record.ts";

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
