import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { exampleNews } from "#collections/news/example-news.ts";
import { news } from "#collections/news/news.ts";
import { exampleOffers } from "#collections/offers/example-offers.ts";
import { offers } from "#collections/offers/offers.ts";
import { exampleProducts } from "#collections/products/example-products.ts";
import { products } from "#collections/products/products.ts";
import { exampleProjects } from "#collections/projects/example-projects.ts";
import { projects } from "#collections/projects/projects.ts";
import { contentSchema } from "#features/publishing/content-schema.ts";
import { publishExamples } from "#features/publishing/publish-examples.server.ts";
import { wasPublic } from "#features/publishing/storage/entries.server.ts";
import { addGoneEntry, forgetEntry } from "#features/publishing/storage/write-entries.server.ts";
import { createLog } from "#platform/logging/log.server.ts";
import type { Storage } from "#platform/services.server.ts";
import { openStorage } from "#storage.server.ts";
import { exampleCompany } from "#ui/site/company/example.ts";
import type { ContractDatabase } from "./contract-databases.ts";
import { listContract } from "./storage-list-contract.ts";
import { picturesContract } from "./storage-pictures-contract.ts";
import { newsSample, productSample, projectSample } from "./storage-samples.ts";
import { storedContract } from "./storage-stored-contract.ts";
import { submissionsContract } from "./storage-submissions-contract.ts";

const log = createLog("silent");

/** Tests the storage on any database. Called inside `describe`. */
export function storageContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let storage: Storage;
  beforeAll(async () => {
    database = await create();
    storage = await openStorage(database.location, log);
  });
  afterAll(async () => {
    await storage?.close();
    await database?.remove();
  });

  test("is empty at first, with the version 0", async () => {
    expect(await storage.company.read()).toBeUndefined();
    expect(await storage.contentVersion()).toBe(0);
  });

  test("publishes the examples once only", async () => {
    expect(await publishExamples(storage)).toBe(true);
    const version = await storage.contentVersion();
    expect(await publishExamples(storage)).toBe(false);
    expect(await storage.contentVersion()).toBe(version);
  });

  test("opens again with everything in place", async () => {
    const again = await openStorage(database.location, log);
    expect(await again.company.read()).toEqual(exampleCompany);
    expect(await again.contentVersion()).toBe(await storage.contentVersion());
    await again.close();
  });

  test.each([
    ["project", projects, exampleProjects],
    ["news", news, exampleNews],
    ["product", products, exampleProducts],
  ] as const)("gives back %s as they were saved", async (kind, definition, items) => {
    const collection = storage.collection(kind);
    // Lines that an example leaves out are empty lists.
    const whole = items.map((item) => contentSchema(definition).parse(item));
    expect(await collection.records(items.map(({ id }) => id))).toEqual(whole);
    expect(whole).toMatchObject(items);
    expect(await collection.records([999_999])).toEqual([]);
  });

  test("returns offers as they were saved", async () => {
    for (const { texts, ...offer } of exampleOffers) {
      expect(await storage.collection(offers).find(offer.id, "en")).toEqual({
        ...offer,
        text: { ...texts.en, language: "en" },
      });
    }
  });

  test("saving a known id changes the item, also in its list", async () => {
    await storage.publishing.publishRecord(news, newsSample(9001, "Before the change", { plTitle: "Zanim zmieniono" }));
    await storage.publishing.publishRecord(news, newsSample(9001, "After the change"));
    expect((await storage.collection(news).find(9001, "pl"))?.text).toMatchObject({
      title: "After the change",
      language: "en",
    });
    const found = async (q: string) => (await storage.collection(news).list("pl", { q, sort: "desc", page: 1 })).total;
    expect([await found("Before the"), await found("zanim zmie"), await found("After the change")]).toEqual([0, 0, 1]);
  });

  test("shows the fallback language where there is no translation", async () => {
    await storage.publishing.publishRecord(projects, projectSample(9100, "Only English"));
    await storage.publishing.publishRecord(products, productSample(9100, "Only English"));
    for (const language of ["en", "pl", "de"] as const) {
      expect((await storage.collection(projects).find(9100, language))?.text).toMatchObject({
        title: "Only English",
        language: "en",
      });
      expect((await storage.collection(products).find(9100, language))?.text.language).toBe("en");
    }
    expect(await storage.collection(projects).find(999_999, "pl")).toBeUndefined();
    expect(await storage.collection(products).find(999_999, "pl")).toBeUndefined();
    expect(await storage.collection(offers).find(999_999, "pl")).toBeUndefined();
  });

  test("a missing translation is English and no other language: on its page, in lists, by its title", async () => {
    const english = newsSample(9103, "English", { plTitle: "Po polsku" });
    const { en, pl = en } = english.texts;
    await storage.publishing.publishRecord(news, { ...english, texts: { en, pl, de: undefined } });
    await storage.publishing.publishRecord(news, { ...english, id: 9104, texts: { en, de: pl } });
    const store = storage.collection(news);
    for (const [id, language] of [
      [9103, "de"],
      [9104, "pl"],
    ] as const) {
      const shown = { title: "English", language: "en" };
      expect((await store.find(id, language))?.text).toMatchObject(shown);
      expect((await store.entries([id], language))[0]?.text).toMatchObject(shown);
      expect(await store.title(id, language)).toEqual(shown);
      const listed = await store.list(language, { q: "english", sort: "desc", page: 1 });
      expect(listed.items.find((entry) => entry.id === id)?.text).toMatchObject(shown);
    }
  });

  test("the content version rises with each save of any kind", async () => {
    const [offer] = exampleOffers;
    if (offer === undefined) throw new Error("no example offer");
    const saves = [
      () => storage.company.save(exampleCompany),
      () => storage.publishing.publishRecord(projects, projectSample(9101, "One")),
      () => storage.publishing.publishRecord(news, newsSample(9101, "One")),
      () => storage.publishing.publishRecord(products, productSample(9101, "One")),
      () => storage.publishing.publishRecord(offers, offer),
    ];
    for (const save of saves) {
      const before = await storage.contentVersion();
      await save();
      expect(await storage.contentVersion()).toBe(before + 1);
    }
  });

  test("concurrent saves are all stored", async () => {
    const before = await storage.contentVersion();
    const ids = Array.from({ length: 12 }, (_, i) => 9200 + i);
    await Promise.all(ids.map((id) => storage.publishing.publishRecord(news, newsSample(id, `Parallel ${id}`))));
    expect(await storage.contentVersion()).toBe(before + ids.length);
    expect(await storage.collection(news).records(ids)).toHaveLength(ids.length);
  });

  test("a save that fails half-way changes nothing", async () => {
    const [first, second] = exampleOffers;
    if (first === undefined || second === undefined) throw new Error("too few example offers");
    const before = [await storage.contentVersion(), await storage.collection(offers).all("en")];
    // The second offer's id with the first one's key: the row exists, its change breaks the unique key.
    await expect(storage.publishing.publishRecord(offers, { ...second, key: first.key })).rejects.toThrow();
    // A text that the database refuses after the item's own row was written: PostgreSQL refuses NUL.
    const bad = newsSample(9300, "Half");
    Object.assign(bad.texts.en ?? {}, { description: Symbol.iterator });
    await expect(storage.publishing.publishRecord(news, bad)).rejects.toThrow();
    expect([await storage.contentVersion(), await storage.collection(offers).all("en")]).toEqual(before);
    expect(await storage.collection(news).find(9300, "en")).toBeUndefined();
  });

  test("a withdrawn entry replaces any entry with its key", async () => {
    const { rows } = storage.publishing;
    const computed = { key: "boilermaker", posted: "2026-01-01" };
    await rows.transaction().execute(async (transaction) => {
      await addGoneEntry(transaction, offers, 9400, computed);
      await addGoneEntry(transaction, offers, 9401, { ...computed, key: "boilermaker-2" });
      // In a pattern of SQL "_" would be any character.
      await addGoneEntry(transaction, offers, 9403, { ...computed, key: "boiler-aker" });
      await forgetEntry(transaction, offers, 9404, { ...computed, key: "boiler_aker" });
      await forgetEntry(transaction, offers, 9402, computed);
    });
    const gone = [9400, 9401, 9403].map((id) => wasPublic(rows, offers, id));
    expect(await Promise.all(gone)).toEqual([false, true, true]);
  });

  test("an invalid record is refused", async () => {
    const bad = [
      { ...newsSample(9301, "Bad"), posted: "2026-02-30" },
      { ...newsSample(9301, "Bad"), img: "//evil.example/x.png" },
      { ...newsSample(9301, "Bad"), id: 0 },
      newsSample(9301, ""),
    ];
    for (const item of bad) await expect(storage.publishing.publishRecord(news, item)).rejects.toThrow();
    expect(await storage.collection(news).find(9301, "en")).toBeUndefined();
  });

  listContract(() => storage);

  picturesContract(
    () => database,
    () => storage,
  );

  describe("of other releases", () =>
    storedContract(
      () => database,
      () => storage,
    ));

  describe("submissions", () => submissionsContract(() => storage));
}
