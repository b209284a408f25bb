import { join } from "node:path";
import { Kysely, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { describe, expect, test } from "vitest";
import { exampleNews } from "#collections/news/example-news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import * as site from "#platform/database/migrations/0001-site.server.ts";
import * as submissions from "#platform/database/migrations/0002-submissions.server.ts";
import { connectDatabase } from "#platform/database/open-database.server.ts";
import { postgresDialect } from "#platform/database/postgres/dialect.server.ts";
import { sqliteDialect } from "#platform/database/sqlite/dialect.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { ContractDatabase } from "../../../../tests/contract-databases.ts";
import { emptyPostgres, emptySqlite } from "../../../../tests/contract-databases.ts";
import { draftSample, named } from "../../../../tests/draft-samples.ts";
import { anna, openPublishingSite } from "../../../../tests/publishing/publishing-site.ts";
import { saved } from "../../../../tests/publishing/save-contract.ts";
import { fromPublished } from "../published.ts";
import { textsByLanguage } from "./texts-by-language.server.ts";

/** The tables that visitors read, as they were before staff had accounts. */
interface OldSchema {
  [table: string]: Record<string, unknown>;
}

/** Makes a database as the first version of the site left it: its two migrations, and one item of each kind. */
async function makeOld({ location: { databaseUrl, dataDir } }: ContractDatabase): Promise<void> {
  const isSqlite = databaseUrl === undefined;
  const dialect = isSqlite ? sqliteDialect(join(dataDir, "site.sqlite")) : postgresDialect(databaseUrl, () => {});
  const db = new Kysely<OldSchema>({ dialect });
  const old = Object.entries({ "0001-site": site, "0002-submissions": submissions });
  const name = isSqlite ? "sqlite" : "postgres";
  const migrations = old.map(([key, { up }]) => [key, { up: (on: Kysely<unknown>) => up(on, name) }]);
  const provider = { getMigrations: async () => Object.fromEntries(migrations) };
  const { error } = await new Migrator({ db, provider }).migrateToLatest();
  if (error !== undefined) throw error;
  await fill(db);
  await db.destroy();
}

// That release had no rich texts: the second article has none.
const [news, project, product, offer] = [exampleNews[1], exampleProjects[0], exampleProducts[11], exampleOffers[2]];

async function fill(db: Kysely<OldSchema>): Promise<void> {
  if (!news || !project || !product || !offer) throw new Error("too few examples");
  const add = (table: string, row: Record<string, unknown>) => db.insertInto(table).values(row).execute();
  await add("news", { id: 40, img: news.img, posted: news.posted });
  for (const [language, { shortDescription, imageAlt, ...text }] of textsByLanguage(news.texts)) {
    const row = { ...text, short_description: shortDescription, image_alt: imageAlt };
    await add("news_texts", { news_id: 40, language, ...row });
  }
  await add("projects", {
    id: 41,
    img: project.img,
    posted: project.posted,
    services: JSON.stringify(project.services),
    country: project.country ?? null,
    year: project.year ?? null,
    equipment_maker: project.equipmentMaker ?? null,
  });
  // That release had no results and no technical data.
  for (const [language, { imageAlt, results: _, ...text }] of textsByLanguage(project.texts)) {
    await add("project_texts", { project_id: 41, language, ...text, image_alt: imageAlt });
  }
  await add("products", { id: 42, img: product.img, stock: product.stock });
  for (const [language, { imageAlt, properties: _, ...text }] of textsByLanguage(product.texts)) {
    const product_type = product.productType[language];
    await add("product_texts", { product_id: 42, language, ...text, image_alt: imageAlt, product_type });
  }
  await add("job_offers", { id: 3, key: offer.key, kind: offer.kind, img: offer.img, posted: offer.posted });
  for (const [language, text] of Object.entries(offer.texts)) {
    await add("job_offer_texts", { offer_id: 3, language, record: JSON.stringify(text) });
  }
}

describe.each([
  ["SQLite", emptySqlite],
  ["PostgreSQL", emptyPostgres],
])("%s", (_, create) => {
  test("what an older version has published can be opened, and visitors see no difference", async () => {
    const database = await create();
    await makeOld(database);
    const [opened, other] = await Promise.all([openPublishingSite(database), openPublishingSite(database)]);
    await other.close();
    const { publishing, storage } = opened;
    expect(await storage.contentVersion()).toBe(0);
    const ids = { news: 40, project: 41, product: 42, offer: 3 } as const;
    for (const kind of ["news", "project", "product", "offer"] as const) {
      const item = await publishing.open(anna, kind, ids[kind]);
      expect(item).toMatchObject({ state: "published", version: 1, publishedVersion: 1 });
      expect(await publishing.history(anna, kind, ids[kind])).toMatchObject([{ what: "adopted", author: "" }]);
    }
    expect((await publishing.open(anna, "news", 40))?.draft).toEqual(news && fromPublished(named("news"), news));
    expect((await publishing.open(anna, "product", 42))?.languages).toEqual({
      en: "complete",
      pl: "complete",
      de: "missing",
    });
    expect((await storage.collection(offers).find(3, "de"))?.text).toEqual({ ...offer?.texts.de, language: "de" });

    // Published anew without a change, it is the same.
    await publishing.withdraw(anna, "offer", 3);
    await publishing.publish(anna, "offer", 3, 1);
    expect((await storage.collection(offers).find(3, "en"))?.key).toBe(offer?.key);
    const next = [];
    for (const kind of ["news", "project", "product", "offer"] as const) {
      next.push(await saved(opened, kind, draftSample(kind, "New")));
    }
    expect(next).toEqual([41, 42, 43, 6]);
    await opened.close();
    await database.remove();
  });

  test("what cannot be read is backfilled by a later start that can read it", async () => {
    const database = await create();
    await makeOld(database);
    const changed = async (table: string, entry: string, record: string) => {
      const db = connectDatabase(database.location, createLog("silent"));
      await sql`update ${sql.table(table)} set record = ${record} where ${sql.ref(entry)} = 3 and language = 'en'`.execute(
        db,
      );
      await db.destroy();
    };
    const statesOf = async () => {
      const site = await openPublishingSite(database);
      const items = [await site.publishing.open(anna, "news", 40), await site.publishing.open(anna, "offer", 3)];
      await site.close();
      return items.map((item) => item?.state);
    };
    await changed("job_offer_texts", "offer_id", "{");
    expect(await statesOf()).toEqual(["published", undefined]);
    expect(await statesOf()).toEqual(["published", undefined]);
    await changed("records", "entry_id", JSON.stringify(offer?.texts.en));
    expect(await statesOf()).toEqual(["published", "published"]);
    await database.remove();
  });
});
