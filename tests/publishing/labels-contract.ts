import { afterAll, beforeAll, expect, test } from "vitest";
import { companyContent } from "#collections/company-content.server.ts";
import type { Drafts } from "#collections/index.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import { linkStoredLabels } from "#features/publishing/storage/labels.server.ts";
import type { ContractDatabase } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, anna, openPublishingSite, type PublishingSite } from "./publishing-site.ts";
import { input, saved } from "./save-contract.ts";

type Label = Partial<Record<"en" | "pl" | "de", string>>;

/** Returns a project in three languages that can be published. */
function project(title: string, { vesselType = {}, ...facts }: Partial<Drafts["project"]> & { vesselType?: Label }) {
  const draft = draftSample("project", title);
  for (const code of ["pl", "de"] as const) Object.assign(draft.texts[code], draft.texts.en);
  for (const code of ["en", "pl", "de"] as const) draft.texts[code].vesselType = vesselType[code] ?? "";
  return { ...draft, mayNameVessel: "yes", mayNameClient: "yes", ...facts };
}

/** What labels from lists must do alike on every database. */
export function labelsContract(create: () => Promise<ContractDatabase>): void {
  let database: ContractDatabase;
  let site: PublishingSite;
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database);
    await publishCompanyContent(site.storage.publishing, companyContent);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  async function open<K extends keyof Drafts>(kind: K, id: number) {
    const item = await site.publishing.open(anna, kind, id);
    if (item === undefined) throw new Error(`there is no ${kind} ${id}`);
    return { ...item, draft: item.draft as unknown as Drafts[K] };
  }
  async function publish<K extends keyof Drafts>(kind: K, id: number, change: (draft: Drafts[K]) => void) {
    const { draft, version } = await open(kind, id);
    change(draft);
    const outcome = await site.publishing.save(anna, kind, id, input(draft, version, "publish"));
    expect(outcome).toMatchObject({ kind: "saved", state: "published" });
  }
  const shown = async (id: number) => {
    const store = site.storage.collection(projects);
    const entries = await Promise.all((["en", "pl", "de"] as const).map((language) => store.find(id, language)));
    return entries.map((entry) => entry?.text.vesselType);
  };
  const found = async (q: string, filters = {}) => {
    const { items } = await site.storage.collection(projects).list("pl", { q, filters, sort: "asc", page: 1 });
    return items.map(({ id }) => id);
  };
  const link = () => {
    const { rows, collections } = site.storage.publishing;
    return linkStoredLabels(rows, site.log, collections, site.pictures.altOf);
  };
  const forgetLink = () =>
    site.storage.publishing.rows.deleteFrom("site_state").where("key", "like", "labels-%").execute();

  test("texts that are titles of one entry become that entry, in all versions; others stay texts", async () => {
    const tug = { en: "harbour  TUG", pl: "Holownik portowy", de: "Hafenschlepper" };
    const linked = await saved(site, "project", project("Linked", { vesselType: tug }), "publish");
    await publish("project", linked, (draft) => {
      draft.year = "2020";
    });
    const polishOnly = await saved(site, "project", project("Draft", { vesselType: { en: "Hafenschlepper" } }));
    const own = await saved(site, "project", project("Own", { vesselType: { en: "Dock, two sections" } }), "publish");
    const mixed = { en: "Ferry", pl: "Prom kolejowy" };
    const other = await saved(site, "project", project("Mixed", { vesselType: mixed }), "publish");
    await site.publishing.autosave(anna, "project", linked, {
      ...{ draft: project("Typed", { vesselType: tug }), baseVersion: 2 },
      ...{ key: "main", tab: "t", revision: 0 },
    });
    const before = [
      await shown(linked),
      await shown(own),
      await shown(other),
      await found("tug"),
      await found("holow"),
    ];

    const versionBefore = await site.storage.contentVersion();
    await Promise.all([link(), link()]);
    expect(await site.storage.contentVersion()).toBeGreaterThan(versionBefore);
    expect((await open("project", linked)).draft.vesselTypes).toEqual([11]);
    expect((await open("project", linked)).autosave?.draft).toMatchObject({ vesselTypes: [11] });
    for (const version of [1, 2]) {
      const old = await site.publishing.version(anna, "project", linked, version);
      expect(old).toMatchObject({ vesselTypes: [11], texts: { en: { vesselType: "harbour  TUG" } } });
    }
    expect((await open("project", polishOnly)).draft.vesselTypes).toEqual([11]);
    for (const id of [own, other]) expect((await open("project", id)).draft.vesselTypes).toEqual([]);
    const now = [await shown(linked), await shown(own), await shown(other), await found("tug"), await found("holow")];
    expect(now).toEqual(before);
    expect(await found("", { vesselTypes: "11" })).toEqual([linked]);
    expect((await open("vessel-type", 11)).uses).toMatchObject({ total: 2 });

    // Once: what staff choose to write themselves stays so.
    await publish("project", linked, (draft) => {
      draft.vesselTypes = [];
    });
    await link();
    expect((await open("project", linked)).draft.vesselTypes).toEqual([]);
  });

  test("a new title of an entry is on all that have chosen it, in lists and searches too", async () => {
    const one = await saved(site, "project", project("One", { vesselTypes: [2] }), "publish");
    const two = await saved(site, "project", project("Two", { vesselTypes: [2], categories: [1] }), "publish");
    const text = await saved(site, "project", project("Text", { vesselType: { en: "Container vessel" } }), "publish");
    expect(await shown(one)).toEqual(["Container vessel", "Kontenerowiec", "Containerschiff"]);
    await publish("vessel-type", 2, (draft) => {
      draft.texts.en.title = "Box ship";
      draft.texts.pl.title = "Statek kontenerowy";
    });
    for (const id of [one, two]) {
      expect(await shown(id)).toEqual(["Box ship", "Statek kontenerowy", "Containerschiff"]);
    }
    expect(await shown(text)).toEqual(["Container vessel", undefined, undefined]);
    expect(await found("statek kontenerowy")).toEqual([one, two]);
    expect(await found("kontenerowiec")).toEqual([]);
    const [record] = await site.storage.collection(projects).records([two]);
    expect(record).toMatchObject({
      vesselType: { en: "Box ship" },
      category: { pl: "Instalacje elektryczne" },
      categories: [1],
    });
    // A draft that was saved before shows the new title once it is published.
    await publish("project", one, (draft) => {
      draft.year = "2019";
    });
    expect(await shown(one)).toEqual(["Box ship", "Statek kontenerowy", "Containerschiff"]);
  });

  test("an entry that is withdrawn or deleted stays the label of those that have chosen it", async () => {
    const id = await saved(site, "project", project("Gas", { vesselTypes: [7] }), "publish");
    await site.publishing.withdraw(anna, "vessel-type", 7);
    const problems = await site.publishing.check(anna, "project", id, (await open("project", id)).draft);
    expect(problems.filter(({ path }) => path === "vesselTypes")).toEqual([
      { path: "vesselTypes", code: "label-hidden", severity: "advice", detail: "Gas carrier" },
    ]);
    for (const year of ["2011", "2012"]) {
      await publish("project", id, (draft) => {
        draft.year = year;
      });
      expect(await shown(id)).toEqual(["Gas carrier", "Gazowiec", "Gastanker"]);
      if (year === "2012") break;
      await site.publishing.moveToBin(anna, "vessel-type", 7);
      await site.publishing.deleteForGood(admin, "vessel-type", 7);
    }
  });

  test("a required label from a list is there in every language", async () => {
    const draft = draftSample("product", "Relay");
    for (const code of ["pl", "de"] as const) Object.assign(draft.texts[code], draft.texts.en);
    for (const code of ["en", "pl", "de"] as const) draft.texts[code].productType = "";
    const missing = await site.publishing.check(anna, "product", undefined, draft);
    expect(missing).toContainEqual({ path: "texts.en.productType", code: "text-missing", severity: "incomplete" });
    const id = await saved(site, "product", { ...draft, productTypes: [7] }, "publish");
    expect((await open("product", id)).languages).toEqual({ en: "complete", pl: "complete", de: "complete" });
    expect((await site.storage.collection(products).find(id, "de"))?.text.productType).toBe("Schutztechnik");
    // An entry that was never public gives no label.
    const draftType = draftSample("product-type", "Later");
    const unknown = await saved(site, "product-type", draftType);
    const wrong = await site.publishing.check(anna, "product", undefined, { ...draft, productTypes: [unknown] });
    expect(wrong).toContainEqual({ path: "texts.en.productType", code: "text-missing", severity: "incomplete" });
  });

  test("a title without a translation is shown in English, as everywhere", async () => {
    const yacht = draftSample("vessel-type", "Yacht");
    yacht.texts.pl.title = "Jacht";
    const type = await saved(site, "vessel-type", yacht, "publish");
    const id = await saved(site, "project", project("At sea", { vesselTypes: [type] }), "publish");
    expect(await shown(id)).toEqual(["Yacht", "Jacht", "Yacht"]);
  });

  test("an entry without a translation has the label of the page's language, and stays untranslated", async () => {
    const english = { ...draftSample("project", "Rewiring"), mayNameVessel: "yes", mayNameClient: "yes" };
    english.texts.en.imageAlt = "";
    const id = await saved(site, "project", { ...english, vesselTypes: [10] }, "publish");
    const store = site.storage.collection(projects);
    const plain = await store.find(id, "en");
    const alt = await site.pictures.altOf(plain?.img ?? "");
    expect(alt?.de).not.toBe(alt?.en);
    const inGerman = async () => (await store.find(id, "de"))?.text;
    const { en, pl, de } = { en: await store.find(id, "en"), pl: await store.find(id, "pl"), de: await inGerman() };
    const types = new Set([en?.text.vesselType, pl?.text.vesselType, de?.vesselType]);
    expect(types.size).toBe(3);
    expect(de).toMatchObject({ title: "Rewiring", language: "en", imageAlt: alt?.de });
    expect(de?.languageOf).toEqual({ vesselType: "de", imageAlt: "de" });
    expect(en?.text.languageOf).toBeUndefined();
    for (const own of [pl, en]) expect(await found(own?.text.vesselType ?? "")).toContain(id);
    const [record] = await store.records([id]);
    expect(Object.keys(record?.texts ?? {})).toEqual(["en"]);
    expect(record?.vesselType).toEqual({ en: en?.text.vesselType });
    expect((await open("project", id)).languages).toMatchObject({ pl: "missing", de: "missing" });

    await publish("vessel-type", 10, (draft) => {
      draft.texts.de.title = "Anderes Schiff";
    });
    expect(await inGerman()).toMatchObject({ vesselType: "Anderes Schiff", imageAlt: alt?.de });
    await publish("vessel-type", 10, (draft) => {
      draft.texts.de.title = "";
    });
    expect(await inGerman()).toMatchObject({ vesselType: en?.text.vesselType, languageOf: { imageAlt: "de" } });

    // As an earlier release has published it.
    const { rows } = site.storage.publishing;
    const stored = rows.selectFrom("entries").select("facts").where("collection", "=", "project").where("id", "=", id);
    const entry = await stored.executeTakeFirst();
    const { partialTexts, ...facts } = JSON.parse(entry?.facts ?? "");
    expect(partialTexts.pl).toEqual({ vesselType: pl?.text.vesselType, imageAlt: alt?.pl });
    const own = rows.updateTable("entries").where("collection", "=", "project").where("id", "=", id);
    await own.set({ facts: JSON.stringify(facts) }).execute();
    expect((await inGerman())?.languageOf).toBeUndefined();
    await forgetLink();
    await link();
    expect((await store.find(id, "pl"))?.text).toEqual(pl?.text);
    expect(await store.records([id])).toHaveLength(1);

    await publish("project", id, (draft) => {
      draft.vesselTypes = [];
    });
    expect((await inGerman())?.languageOf).toEqual({ imageAlt: "de" });
  });

  test("a preview shows what will be published", async () => {
    const id = await saved(site, "project", project("Preview", { vesselTypes: [9] }));
    const preview = await site.publishing.previewForStaff(anna, "project", id, "de");
    expect(preview?.page.text.vesselType).toBe("Fähre");
  });

  test("a killed run starts over", async () => {
    const id = await saved(site, "project", project("Again", { vesselType: { en: "Prom" } }), "publish");
    await forgetLink();
    await link();
    expect((await open("project", id)).draft.vesselTypes).toEqual([9]);
    expect(await found("", { vesselTypes: "9" })).toEqual([id]);
  });
}
