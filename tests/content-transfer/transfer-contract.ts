import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { buffer } from "node:stream/consumers";
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { companyContent } from "#collections/company-content.server.ts";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { offers } from "#collections/offers/offers.ts";
import { products } from "#collections/products/products.ts";
import { projects } from "#collections/projects/projects.ts";
import { readConfig } from "#config.server.ts";
import { publishCompanyContent } from "#features/publishing/publish-company-content.server.ts";
import { contentLibrary } from "#features/transfer/content-library.server.ts";
import { writeContent } from "#features/transfer/content-write.server.ts";
import type { ImportStep } from "#features/transfer/import-outcome.ts";
import { findExamples } from "#features/transfer/storage/example-items.server.ts";
import { rememberFigures } from "#pages/figures.server.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { createLog } from "#platform/logging/log.server.ts";
import { withoutAuditLog } from "../audit/without-audit-log.ts";
import { type ContractDatabase, copyOf } from "../contract-databases.ts";
import { draftSample } from "../draft-samples.ts";
import { admin, anna } from "../publishing/publishing-site.ts";
import { input, saved } from "../publishing/save-contract.ts";
import { type FullSite, fillSite } from "./full-site.ts";
import { importRefusals } from "./refusals-contract.ts";
import {
  changedFile,
  comparable,
  type FileRecord,
  openTransferSite,
  recordsOf,
  type TransferSite,
} from "./transfer-site.ts";

/** A record as a release wrote it that had no German, no alternative texts in items, and no products. */
function withoutGerman(value: FileRecord): FileRecord;
function withoutGerman(value: unknown): unknown;
function withoutGerman(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutGerman);
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).filter(
    ([name, field]) => name !== "de" && name !== "imageAlt" && !(name === "product" && typeof field === "number"),
  );
  return Object.fromEntries(entries.map(([name, field]) => [name, withoutGerman(field)]));
}

/**
 * How content leaves a site and comes into another one.
 * @param isWhole false leaves out what no SQL decides, for a second database
 */
export function transferContract(migrated: () => Promise<ContractDatabase>, isWhole: boolean): void {
  /** With the examples, which are published once and copied. */
  let started: ContractDatabase;
  const create = () => copyOf(started);
  let database: ContractDatabase;
  let source: TransferSite;
  let full: FullSite;
  let file: string;
  beforeAll(async () => {
    started = await migrated();
    await (await openTransferSite(started)).close();
    database = await create();
    source = await openTransferSite(database);
    full = await fillSite(source);
    file = await source.exported();
  });
  afterAll(async () => {
    await source?.close();
    await database?.remove();
    await started?.remove();
  });

  test("the file is JSON with a record on each line, and holds no names of staff", () => {
    const lines = file.trimEnd().split("\n");
    expect(lines.at(-1)).toBe("]}");
    const records = lines.slice(1, -1).map((line) => JSON.parse(line.replace(/,$/, "")));
    expect(records).toEqual(recordsOf(file));
    expect(records.filter(({ type }) => type === "item").length).toBeGreaterThan(40);
    for (const secret of [anna.name, anna.userId, admin.userId]) expect(file).not.toContain(`"${secret}"`);
  });

  test("the export is on record before its first byte leaves", async () => {
    const append = vi.spyOn(source.storage.audit, "append").mockRejectedValueOnce(new Error("no room"));
    await expect(source.transfer.content(admin)).rejects.toThrow("no room");
    expect(append.mock.calls[0]?.[2]).toBe("content-exported");
    append.mockRestore();
  });

  test("editors and tokens may do nothing of it", async () => {
    const { sessionId: _, ...token } = admin;
    for (const actor of [anna, { ...token, sessionId: undefined }]) {
      await expect(source.transfer.content(actor)).rejects.toMatchObject({ id: "forbidden" });
      await expect(source.transfer.inTheWay(actor)).rejects.toMatchObject({ id: "forbidden" });
    }
  });

  test("while an import is written, others write, and nobody sees a part of it", async () => {
    const fresh = await create();
    const { storage, publishing, close } = await openTransferSite(fresh);
    const isGone = () => publishing.gone("offer", full.deletedOffer);
    const uploads = [full.picture, full.document];
    const records = recordsOf(file).filter((record) => {
      const text = JSON.stringify(record);
      return ["item", "gone", "company"].includes(record.type) && !uploads.some((path) => text.includes(path));
    });
    async function* slowly() {
      for (const [i, value] of records.entries()) {
        await storage.jobRuns.noteRun("meanwhile", i);
        const typed = {
          draft: draftSample("news", "Typed meanwhile"),
          baseVersion: 0,
          key: "a",
          tab: "a",
          revision: i,
        };
        expect(await publishing.autosave(anna, "news", undefined, typed)).toMatchObject({ kind: "saved" });
        expect(await isGone()).toBe(false);
        yield { place: { record: i + 1 }, typeHint: undefined, value: () => value };
      }
    }
    const config = readConfig({ DATA_DIR: fresh.location.dataDir });
    const parts = { storage, config, log: createLog("silent") };
    const given = { file: { records: slowly }, kinds: new Set<string>(), library: contentLibrary() };
    await writeContent(parts, admin, given, async () => {});
    expect(await storage.jobRuns.lastRun("meanwhile")).toBe(records.length - 1);
    expect((await storage.company.read())?.name).toBe("Ship to Shore North");
    expect(await isGone()).toBe(true);
    await close();
    await fresh.remove();
  });

  test("a site with content of its own takes nothing, and says what is in the way", async () => {
    const before = await source.exported();
    const outcome = await source.imported(file);
    expect(outcome).toEqual({
      kind: "in-the-way",
      inTheWay: { items: { news: 2, project: 2, product: 2, offer: 1 }, submissions: {} },
    });
    expect(comparable(await source.exported())).toEqual(comparable(before));
  });

  describe("into a fresh site", () => {
    let fresh: ContractDatabase;
    let target: TransferSite;
    beforeAll(async () => {
      fresh = await create();
      target = await openTransferSite(fresh);
    });
    afterAll(async () => {
      await target?.close();
      await fresh?.remove();
    });

    test("an import whose audit entry cannot be written leaves nothing", async () => {
      const { rows } = target.storage.publishing;
      const before = [comparable(await target.exported()), await target.storage.contentVersion()];
      await withoutAuditLog(rows, () => expect(target.imported(file)).rejects.toThrow("audit_log"));
      expect([comparable(await target.exported()), await target.storage.contentVersion()]).toEqual(before);
      expect(await rows.selectFrom("pictures").select("key").execute()).toEqual([]);
      expect(target.published()).toBe(0);
    });

    test("all of it comes, tells its steps, and goes out again as it was", async () => {
      const version = await target.storage.contentVersion();
      const steps: ImportStep[] = [];
      const outcome = await target.imported(file, (step) => steps.push(step));
      const items = recordsOf(file).filter(({ type }) => type === "item").length;
      expect(outcome).toEqual({ kind: "done", counts: { items, pictures: 1, documents: 1 } });
      expect(steps.map(({ step }) => step)).toEqual(["checking", "files", "files", "writing"]);
      expect(comparable(await target.exported())).toEqual(comparable(file));
      expect(await target.storage.contentVersion()).toBeGreaterThan(version);
      expect(target.published()).toBe(1);
    });

    test("visitors see what they saw", async () => {
      const lists = async ({ storage }: TransferSite) => ({
        company: await storage.company.read(),
        offers: await storage.collection(offers).all("pl"),
        news: await storage.collection(news).list("pl", { q: "", sort: "desc", page: 1 }),
        projects: await storage.collection(projects).list("de", { q: "", sort: "desc", page: 1 }),
        products: await storage.collection(products).list("en", { q: "sheet", sort: "desc", page: 1 }),
        changed: await storage.collection(news).find(full.changed, "pl"),
      });
      expect(await lists(target)).toEqual(await lists(source));
      for (const { name: kind } of collections) {
        for (const id of [full.withdrawn, full.deletedOffer, full.changed]) {
          expect(await target.publishing.gone(kind, id)).toBe(await source.publishing.gone(kind, id));
        }
      }
      expect(await target.publishing.gone("offer", full.deletedOffer)).toBe(true);
    });

    test("staff find every item where it stood, with its languages", async () => {
      const [there, here] = [
        await source.publishing.open(anna, "news", full.changed),
        await target.publishing.open(anna, "news", full.changed),
      ];
      expect(here).toMatchObject({ version: 2, publishedVersion: 1, state: "published", languages: { pl: "changed" } });
      expect(here?.draft).toEqual(there?.draft);
      expect(here?.englishThen).toEqual(there?.englishThen);
      expect(here?.updatedBy).toBe(admin.name);
    });

    test("its pictures and documents are there, in use, and served", async () => {
      const bytes = async ({ pictures }: TransferSite, path: string) => {
        const served = await pictures.servedAt(path);
        if (served === undefined) throw new Error(`nothing is at ${path}`);
        return buffer((await served.open()).stream);
      };
      expect(await bytes(target, full.document)).toEqual(await bytes(source, full.document));
      expect((await bytes(target, full.picture)).subarray(0, 2).toString("hex")).toBe("ffd8");
      expect((await target.pictures.servedAt(full.picture))?.public).toBe(true);
      expect((await target.pictures.servedAt(full.document))?.public).toBe(true);
      expect(await target.pictures.altOf(full.picture)).toEqual(await source.pictures.altOf(full.picture));
    });

    test("the next new item gets an id that neither site has given out", async () => {
      const ids = (site: TransferSite) => saved(site, "news", draftSample("news", "Next"));
      expect(await ids(target)).toBe(await ids(source));
    });

    test("the import is on record, and its file is gone", async () => {
      const entries = await target.storage.audit.ofSubject("site", "content", 10);
      const imported = entries.filter(({ action }) => action === "content-imported");
      expect(imported).toMatchObject([{ actor: admin.name, details: { pictures: 1, documents: 1 } }]);
      const left = await readdir(join(fresh.location.dataDir, "imports"), { recursive: true, withFileTypes: true });
      expect(left.filter((entry) => entry.isFile())).toEqual([]);
    });

    test("examples that nobody had changed are still known as examples", async () => {
      const examples = ({ storage }: TransferSite) => findExamples(storage.publishing.rows, storage.publishing);
      expect((await examples(target)).length).toBeGreaterThan(30);
      expect(await examples(target)).toEqual(await examples(source));
    });
  });

  if (!isWhole) return;

  describe("what is refused", () => {
    let fresh: ContractDatabase;
    let target: TransferSite;
    let before: string;
    beforeAll(async () => {
      fresh = await create();
      target = await openTransferSite(fresh);
      before = await target.exported();
    });
    beforeEach(() => vi.restoreAllMocks());
    afterAll(async () => {
      await target?.close();
      await fresh?.remove();
    });
    importRefusals(() => ({ target, file, before, dataDir: fresh.location.dataDir }));
  });

  test("company content that nobody has changed gives way to the entries of a file, and stays without any", async () => {
    const fresh = await create();
    const site = await openTransferSite(fresh);
    const { publishing, storage } = site;
    await publishCompanyContent(storage.publishing, companyContent);
    const own = await site.exported();
    const ferry = "Ferry";
    const ofFerry = ({ kind, versions }: FileRecord) =>
      kind === "vessel-type" && JSON.stringify(versions).includes(`"${ferry}"`);
    const others = changedFile(own, (records) =>
      records.filter((record) => record.kind !== "product-type" && (record.kind !== "vessel-type" || ofFerry(record))),
    );
    expect(await site.imported(others)).toMatchObject({ kind: "done" });
    const titles = async (name: string) => (await storage.collection(name).all("en")).map(({ text }) => text.title);
    expect(await titles("vessel-type")).toEqual([ferry]);
    const [first] = await companyContent["product-type"]();
    expect(await titles("product-type")).toContain(first?.texts.en?.title);
    const [type] = await storage.collection("product-type").all("en");
    if (type === undefined) throw new Error("there is no type of products");
    const open = await publishing.open(admin, "product-type", type.id);
    if (open === undefined) throw new Error("it cannot be opened");
    open.draft.texts.en.title = "Renamed";
    await publishing.save(admin, "product-type", type.id, input(open.draft, open.version));
    expect(await site.imported(own)).toMatchObject({ kind: "in-the-way", inTheWay: { items: { "product-type": 1 } } });
    await site.close();
    await fresh.remove();
  });

  test("a withdrawn or deleted figure keeps its last value in texts on the other site, and a name belongs to one figure", async () => {
    const [here, there] = [await create(), await create()];
    const [from, to] = [await openTransferSite(here), await openTransferSite(there)];
    for (const site of [from, to]) await publishCompanyContent(site.storage.publishing, companyContent);
    const named = { ...draftSample("figures", "Docks"), value: "41", name: "docks" };
    const id = await saved(from, "figures", named, "publish");
    for (const gone of [id, 4]) await from.publishing.withdraw(admin, "figures", gone);
    const deleted = { ...draftSample("figures", "Cranes"), value: "17", name: "cranes" };
    const deletedId = await saved(from, "figures", deleted, "publish");
    await from.publishing.withdraw(admin, "figures", deletedId);
    await from.publishing.moveToBin(admin, "figures", deletedId);
    await from.publishing.deleteForGood(admin, "figures", deletedId);
    const sent = await from.exported();
    const wrong = changedFile(sent, (records) =>
      records.map((record) => (record.type === "gone" ? { ...record, facts: { value: "many" } } : record)),
    );
    expect(await to.imported(wrong)).toMatchObject({ kind: "refused", reason: "field", detail: "facts.value" });
    const twice = changedFile(sent, (records) =>
      records.map((record) => {
        const [version] = (record.versions ?? []) as { draft: object }[];
        if (record.kind !== "figures" || record.id !== id || version === undefined) return record;
        return { ...record, versions: [{ ...version, draft: { ...version.draft, name: "vessels" } }] };
      }),
    );
    expect(await to.imported(twice)).toMatchObject({
      kind: "refused",
      reason: "twice",
      detail: "figures name vessels",
    });
    expect(await to.imported(sent)).toMatchObject({ kind: "done" });
    const { shown, values } = await rememberFigures(to.storage)("en");
    expect(shown.map(({ name }) => name)).toEqual(["founded", "services", "unitsRepaired", "vessels", "students"]);
    expect(values).toMatchObject({ founded: 2007, countries: 20, docks: 41, cranes: 17 });
    for (const site of [from, to]) await site.close();
    for (const site of [here, there]) await site.remove();
  });

  test("entries in one language other than English leave and come back as they are", async () => {
    const [here, there] = [await create(), await create()];
    const [from, to] = [await openTransferSite(here), await openTransferSite(there)];
    const ids = {
      pl: await saved(from, "product", draftSample("product", "Łożysko", "pl"), "publish"),
      de: await saved(from, "product", draftSample("product", "Größe", "de"), "publish"),
    };
    const sent = await from.exported();
    expect(await to.imported(sent)).toMatchObject({ kind: "done" });
    expect(comparable(await to.exported())).toEqual(comparable(sent));
    for (const lead of ["pl", "de"] as const) {
      for (const language of LANGUAGE_CODES) {
        const entry = await to.storage.collection(products).find(ids[lead], language);
        expect(entry?.text).toMatchObject({ language: lead, title: lead === "pl" ? "Łożysko" : "Größe" });
      }
    }
    for (const site of [from, to]) await site.close();
    for (const database of [here, there]) await database.remove();
  });

  test("a file from before a language, a field and a kind were added is taken, with their defaults", async () => {
    const fresh = await create();
    const target = await openTransferSite(fresh);
    const older = changedFile(file, (records) => records.map((record) => withoutGerman(record)));
    expect(older).not.toContain('"de":');
    expect(await target.imported(older)).toMatchObject({ kind: "done" });
    expect(await target.storage.company.read()).toMatchObject({ address: { country: { en: "Poland", de: "" } } });
    expect(await target.pictures.altOf(full.picture)).toMatchObject({ de: "" });
    const there = await source.publishing.open(anna, "news", full.changed);
    const here = await target.publishing.open(anna, "news", full.changed);
    expect(here?.draft.texts).toMatchObject({ en: { title: there?.draft.texts.en.title, imageAlt: "" } });
    expect(here?.languages).toMatchObject({ en: "complete", de: "missing" });
    const all = { q: "", sort: "desc", page: 1 } as const;
    const total = async ({ storage }: TransferSite) => (await storage.collection(news).list("de", all)).total;
    expect(await total(target)).toBe(await total(source));
    await target.close();
    await fresh.remove();
  });

  test("a retention time that the file does not have stays as staff have set it", async () => {
    const fresh = await create();
    const target = await openTransferSite(fresh);
    const { settings } = target.storage;
    const set = { ...(await settings.retention()), contactMonths: 50, applicationMonths: 60, auditMonths: 70 };
    await settings.saveRetention(set);
    const older = changedFile(file, (records) =>
      records.map((record) => (record.type === "retention" ? { ...record, retention: { contactMonths: 7 } } : record)),
    );
    expect(await target.imported(older)).toMatchObject({ kind: "done" });
    expect(await settings.retention()).toEqual({ ...set, contactMonths: 7 });
    await target.close();
    await fresh.remove();
  });

  test("what another release has stored in an item does not go out", async () => {
    const fresh = await create();
    const target = await openTransferSite(fresh);
    const { rows } = target.storage.publishing;
    const { draft } = await rows
      .selectFrom("item_versions")
      .select("draft")
      .where("item_id", "=", 1)
      .where("kind", "=", "news")
      .executeTakeFirstOrThrow();
    const later = JSON.stringify({ ...JSON.parse(draft), owner: "Zqx" });
    const ofNews = rows.updateTable("item_versions").where("item_id", "=", 1).where("kind", "=", "news");
    await ofNews.set({ draft: later, translated_from: '{"pl":1,"no":1}' }).execute();
    const exported = await target.exported();
    expect(exported).not.toContain("Zqx");
    expect(await target.imported(exported)).toMatchObject({ kind: "done" });
    await target.close();
    await fresh.remove();
  });
}
