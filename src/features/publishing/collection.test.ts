import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { collections } from "#collections/index.ts";
import { makeBackup } from "#features/backup/make-backup.server.ts";
import { restoreArchive } from "#features/backup/restore-archive.server.ts";
import { forms } from "#forms/index.ts";
import { LANGUAGE_CODES } from "#platform/i18n/languages.ts";
import { comparable, openTransferSite } from "../../../tests/content-transfer/transfer-site.ts";
import { type ContractDatabase, postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { richSample } from "../../../tests/draft-samples.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { vessel, vessels } from "../../../tests/vessels.ts";
import { applyApiSave } from "./api-save.ts";
import type { Draft } from "./collection.ts";
import { chosenDraft, differencesOf } from "./dashboard/editor/draft-differences.ts";
import { compareDrafts } from "./dashboard/history/compare-drafts.ts";
import { readDraft } from "./dashboard/read-draft.ts";
import { examplesOf, fact } from "./fields.ts";
import { refreshDerivedRows } from "./storage/derived-rows.server.ts";

const KIND = vessels.name;
const LIST = { q: "", sort: "asc", page: 1 } as const;

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a collection that no release has, on %s", (dialect, create) => {
  let database: ContractDatabase;
  let site: PublishingSite;
  beforeAll(async () => {
    database = await create();
    site = await openPublishingSite(database, [...collections, vessels]);
  });
  afterAll(async () => {
    await site?.close();
    await database?.remove();
  });

  const store = () => site.storage.collection(vessels);
  async function saved(draft: Draft, aim: "keep" | "publish" = "publish"): Promise<number> {
    const outcome = await site.publishing.save(anna, KIND, undefined, { draft, baseVersion: 0, aim });
    if (outcome.kind !== "saved") throw new Error(JSON.stringify(outcome));
    return outcome.id;
  }

  test("is created, published, found in each language, and changed", async () => {
    const draft = vessel("Sirius");
    const id = await saved(draft, "keep");
    expect(id).toBe(1);
    expect(await store().find(id, "en")).toBeUndefined();
    expect((await site.publishing.open(anna, KIND, id))?.draft).toEqual(draft);
    expect(await site.publishing.publish(anna, KIND, id, 1)).toMatchObject({ kind: "done" });
    expect(await store().find(id, "en")).toEqual({
      id,
      img: "/drawings/pic-bulker.svg",
      year: 1998,
      flag: "NO",
      condition: "afloat",
      sister: [2, 1],
      code: "V-1",
      shownFrom: undefined,
      shownUntil: undefined,
      text: {
        title: "Sirius",
        type: "Tug",
        owner: "Harbour",
        story: "Built.",
        equipment: ["Winch", "Crane"],
        rich: undefined,
        language: "en",
      },
    });
    expect((await store().find(id, "pl"))?.text).toMatchObject({
      title: "Sirius (pl)",
      type: "Holownik",
      language: "pl",
    });
    const [record] = await store().records([id]);
    expect(record).toMatchObject({ type: { en: "Tug", pl: "Holownik", de: "Schlepper" }, owner: { en: "Harbour" } });

    const changed = { ...draft, year: "1999" };
    await site.publishing.save(anna, KIND, id, { draft: changed, baseVersion: 1, aim: "publish" });
    expect(await store().find(id, "de")).toMatchObject({ year: 1999, code: "V-1" });
  });

  test("is listed, counted and searched by texts, labels and facts", async () => {
    const ids = [await saved(vessel("Vega")), await saved({ ...vessel("Łódź star"), flag: "PL" })];
    const found = async (q: string, language: "en" | "pl") =>
      (await store().list(language, { ...LIST, q })).items.map(({ id }) => id);
    expect((await store().list("en", LIST)).total).toBe(3);
    expect(await found("lodz", "en")).toEqual([ids[1]]);
    expect(await found("holownik vega", "pl")).toEqual([]);
    expect(await found("vega (pl) holownik", "pl")).toEqual([ids[0]]);
    expect(await found("poland", "en")).toEqual([ids[1]]);
    expect(await found("polska", "pl")).toEqual([ids[1]]);
    expect((await store().neighbours(ids[0] ?? 0, "en")).older?.text.title).toBe("Sirius");
    expect((await store().others(ids[0] ?? 0, "en", 5)).map(({ id }) => id)).toEqual([1, ids[1]]);
    const staff = { q: "vega", state: "all", gap: undefined, sort: "posted", page: 1 } as const;
    expect((await site.publishing.list(anna, KIND, staff)).items).toMatchObject([{ kind: KIND, title: "Vega" }]);
    const titles = async (sort: "changed" | "title") => {
      const { items } = await site.publishing.list(anna, KIND, { ...staff, q: "", state: "published", sort });
      return items.map(({ title }) => title);
    };
    expect(await titles("changed")).toEqual(["Łódź star", "Vega", "Sirius"]);
    expect(await titles("title")).toEqual(["Łódź star", "Sirius", "Vega"]);
  });

  test("is planned, closed by its days, withdrawn, deleted, and never comes back under its id", async () => {
    const now = Date.now();
    const id = await saved(vessel("Planned"), "keep");
    await site.publishing.schedule(anna, KIND, id, { publishAt: now + 1000, withdrawAt: now + 5000 });
    expect(await site.publishing.applyDue(now + 2000)).toEqual([{ kind: KIND, id, what: "published" }]);
    expect(await store().title(id, "de")).toEqual({ title: "Planned (de)", language: "de" });
    expect(await site.publishing.applyDue(now + 6000)).toEqual([{ kind: KIND, id, what: "withdrawn" }]);
    expect([await store().find(id, "en"), await site.publishing.gone(KIND, id)]).toEqual([undefined, true]);

    const listed = (await store().list("en", LIST)).total;
    const closed = await saved({ ...vessel("Closed"), shownUntil: "2020-01-01" });
    expect(await store().list("en", { ...LIST, q: "closed" })).toEqual({ items: [], total: 0 });
    // A page of one entry is full, so that its list is counted.
    expect((await store().list("en", LIST, 1)).total).toBe(listed);
    expect((await store().neighbours(1, "en")).older).toBeUndefined();
    expect(await site.publishing.open(anna, KIND, closed)).toMatchObject({ state: "published", isClosed: true });
    expect([await store().find(closed, "en"), await site.publishing.gone(KIND, closed)]).toEqual([undefined, true]);

    await site.publishing.moveToBin(anna, KIND, id);
    const admin = { ...anna, role: "admin" } as const;
    expect(await site.publishing.deleteForGood(admin, KIND, id)).toMatchObject({ kind: "done" });
    expect(await site.publishing.gone(KIND, id)).toBe(true);
    const { rows } = site.storage.publishing;
    expect(
      await rows.selectFrom("records").selectAll().where("collection", "=", KIND).where("entry_id", "=", id).execute(),
    ).toEqual([]);
    expect(await saved(vessel("Next"), "keep")).toBe(closed + 1);
  });

  test("shows its rich text; a damaged one as plain text, and logged", async () => {
    const { rows } = site.storage.publishing;
    const draft = vessel("Rich");
    draft.texts.en.rich = richSample("Built.");
    draft.texts.en.story = "Heading\n\nBuilt.";
    const id = await saved(draft);
    expect((await store().find(id, "en"))?.text.rich).toEqual(richSample("Built."));
    const own = rows.updateTable("records").where("collection", "=", KIND).where("entry_id", "=", id);
    await own.set({ record: '{"title":"Rich","type":"Tug","story":"Built.","rich":"no JSON"}' }).execute();
    const error = vi.spyOn(site.log, "error");
    expect((await store().find(id, "en"))?.text).toMatchObject({ story: "Built.", rich: undefined });
    expect(error.mock.calls).toContainEqual([{ kind: KIND, id }, "the rich text of an item cannot be read"]);
    error.mockRestore();
    await site.publishing.withdraw(anna, KIND, id);
  });

  test("has what lists are filtered by once its definition declares it, and no longer than that", async () => {
    const { rows } = site.storage.publishing;
    const facets = () =>
      rows
        .selectFrom("facets")
        .select(["field", "position", "text", "number"])
        .where("collection", "=", KIND)
        .where("entry_id", "=", 1)
        .orderBy("field")
        .orderBy("position")
        .execute();
    const { facts } = vessels;
    const filtered = {
      year: { ...facts.year, sortable: true },
      sister: { ...facts.sister, filterable: true },
    } as const;
    const declared = { ...vessels, facts: { ...facts, ...filtered, flag: fact.country({ filterable: true }) } };
    await refreshDerivedRows(rows, site.log, [declared]);
    expect(await facets()).toEqual([
      { field: "flag", position: 0, text: "NO", number: null },
      { field: "sister", position: 0, text: null, number: 2 },
      { field: "sister", position: 1, text: null, number: 1 },
      { field: "year", position: 0, text: null, number: 1999 },
    ]);
    await refreshDerivedRows(rows, site.log, [vessels]);
    expect(await facets()).toEqual([]);
  });

  test("has more rows to be filtered by than one statement can write", async () => {
    const { rows } = site.storage.publishing;
    const ids = Array.from({ length: 500 }, (_, i) => i + 1);
    const fleet = {
      ...vessels,
      name: "fleet",
      facts: { ports: fact.references({ to: "port", max: 30, filterable: true }) },
    };
    const facts = JSON.stringify({ ports: Array.from({ length: 30 }, (_, i) => i + 1) });
    const entries = ids.map((id) => ({ collection: "fleet", id, state: "published" as const, sort_key: "", facts }));
    const records = ids.map((entry_id) => ({
      collection: "fleet",
      entry_id,
      language: "en",
      record: '{"title":"Vega"}',
    }));
    await rows.insertInto("entries").values(entries).execute();
    await rows.insertInto("records").values(records).execute();
    await refreshDerivedRows(rows, site.log, [fleet]);
    const { count } = await rows
      .selectFrom("facets")
      .select(({ fn }) => fn.countAll<number>().as("count"))
      .where("collection", "=", "fleet")
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(15_000);
    await rows.deleteFrom("entries").where("collection", "=", "fleet").execute();
  });

  test("keeps fields that another release has stored, and reads what this one lacks", async () => {
    const { rows } = site.storage.publishing;
    const own = rows
      .updateTable("records")
      .where("collection", "=", KIND)
      .where("entry_id", "=", 1)
      .where("language", "=", "en");
    await own.set({ record: JSON.stringify({ title: "Older", later: "kept" }) }).execute();
    await rows
      .updateTable("entries")
      .set({ facts: '{"year":1990,"later":7}' })
      .where("collection", "=", KIND)
      .where("id", "=", 1)
      .execute();
    expect(await store().find(1, "en")).toMatchObject({
      year: 1990,
      sister: [],
      text: { title: "Older", equipment: [] },
    });
    const item = await site.publishing.open(anna, KIND, 1);
    await site.publishing.publish(anna, KIND, 1, item?.version ?? 0);
    const stored = await rows
      .selectFrom("records")
      .selectAll()
      .where("collection", "=", KIND)
      .where("entry_id", "=", 1)
      .execute();
    expect(stored.map(({ record }) => record).join()).toContain('"later":"kept"');
    const facts = await rows
      .selectFrom("entries")
      .select("facts")
      .where("collection", "=", KIND)
      .where("id", "=", 1)
      .executeTakeFirstOrThrow();
    expect(JSON.parse(facts.facts)).toMatchObject({ later: 7, year: 1999 });
  });

  /** What visitors and staff see of the collection on a site. */
  async function seen({ storage, publishing }: PublishingSite) {
    const entries = storage.collection(vessels);
    const staff = { q: "", state: "all", gap: undefined, sort: "title", page: 1 } as const;
    const { items } = await publishing.list(anna, KIND, staff);
    const ids = Array.from({ length: 8 }, (_, i) => i + 1);
    return {
      lists: await Promise.all(LANGUAGE_CODES.map((language) => entries.list(language, LIST))),
      found: (await entries.list("pl", { ...LIST, q: "polska" })).items,
      records: await entries.records(ids),
      gone: await Promise.all(ids.map((id) => publishing.gone(KIND, id))),
      staff: items.map(({ id, title, state, isClosed, languages }) => ({ id, title, state, isClosed, languages })),
      drafts: await Promise.all(items.map(async ({ id }) => (await publishing.open(anna, KIND, id))?.draft)),
    };
  }

  test("has its lists rewritten by the previous release when a later one was interrupted", async () => {
    const { rows } = site.storage.publishing;
    const common = { collection: KIND, state: "published", sort_key: "1999", facts: '{"sister":[1]}' } as const;
    const entries = Array.from({ length: 501 }, (_, i) => ({ ...common, id: 1000 + i }));
    await rows.insertInto("entries").values(entries).execute();
    await rows.updateTable("entries").set({ facts: "damaged" }).where("id", "=", 1500).execute();
    const facets = async () =>
      (await rows.selectFrom("facets").select("entry_id").where("collection", "=", KIND).execute()).length;
    const { facts } = vessels;
    const later = { ...vessels, facts: { ...facts, sister: { ...facts.sister, filterable: true } } } as const;
    const error = vi.spyOn(site.log, "error").mockImplementationOnce(() => {
      throw new Error("killed");
    });
    await expect(refreshDerivedRows(rows, site.log, [later])).rejects.toThrow("killed");
    expect(await facets()).toBeGreaterThan(0);
    error.mockReturnValue();
    await refreshDerivedRows(rows, site.log, [vessels]);
    expect(await facets()).toBe(0);
    error.mockRestore();
    await rows.deleteFrom("entries").where("collection", "=", KIND).where("id", ">=", 1000).execute();
  });

  // Exports, imports, backups and checks take each collection alike: their own tests have both databases.
  if (dialect === "PostgreSQL") return;

  test("goes out with the content of the site, and comes in elsewhere as it was", async () => {
    const other = await create();
    const [source, target] = [
      await openTransferSite(database, [...collections, vessels]),
      await openTransferSite(other, [...collections, vessels]),
    ];
    try {
      const file = await source.exported();
      expect(await target.imported(file)).toMatchObject({ kind: "done" });
      expect(comparable(await target.exported())).toEqual(comparable(file));
      const before = await seen(source);
      expect(before.records.length).toBeGreaterThan(2);
      expect(before.gone).toContain(true);
      expect(await seen(target)).toEqual(before);
      const next = { draft: vessel("After"), baseVersion: 0, aim: "publish" } as const;
      const ids = [source, target].map(({ publishing }) => publishing.save(anna, KIND, undefined, next));
      expect(await ids[1]).toEqual(await ids[0]);
    } finally {
      await target.close();
      await source.close();
      await other.remove();
    }
  });

  test("is refused by a site that has no such collection", async () => {
    const other = await create();
    const [source, target] = [
      await openTransferSite(database, [...collections, vessels]),
      await openTransferSite(other),
    ];
    try {
      expect(await target.imported(await source.exported())).toMatchObject({ kind: "refused" });
    } finally {
      await target.close();
      await source.close();
      await other.remove();
    }
  });

  test("is left where it is by a release without it, which works and exports the rest", async () => {
    const planned = { draft: vessel("Planned again"), baseVersion: 0, aim: "publish" } as const;
    const outcome = await site.publishing.save(anna, KIND, undefined, planned);
    const id = outcome.kind === "saved" ? outcome.id : 0;
    const later = Date.now() + 60_000;
    await site.publishing.schedule(anna, KIND, id, { withdrawAt: later });
    await site.publishing.autosave(anna, KIND, undefined, { ...planned, key: "k1", tab: "a", revision: 0 });
    const other = await create();
    const [older, target] = [await openTransferSite(database), await openTransferSite(other)];
    try {
      const overview = await older.publishing.overview(anna);
      expect([overview.ownDrafts, overview.unsaved, overview.scheduled]).toEqual([[], [], []]);
      expect(await older.publishing.applyDue(later)).toEqual([]);
      expect(await target.imported(await older.exported())).toMatchObject({ kind: "done" });
      expect((await site.publishing.overview(anna)).scheduled).toMatchObject([{ kind: KIND, id }]);
      expect(await site.publishing.applyDue(later)).toEqual([{ kind: KIND, id, what: "withdrawn" }]);
    } finally {
      await target.close();
      await older.close();
      await other.remove();
    }
  });

  test("comes back from a backup", async () => {
    const other = await create();
    const configOf = ({ location }: ContractDatabase) => ({
      ...location,
      backupDir: join(location.dataDir, "backups"),
      sessionSecret: "a secret of the environment, long enough",
    });
    const { path } = await makeBackup(configOf(database));
    const config = configOf(other);
    const options = { overwrite: false, siteIsStopped: false, ledger: undefined };
    await restoreArchive({ forms, archive: path, config, ...options });
    const restored = await openPublishingSite(other, [...collections, vessels]);
    try {
      expect(await seen(restored)).toEqual(await seen(site));
    } finally {
      await restored.close();
      await other.remove();
    }
  });

  test.each(Object.keys(vessels.facts))("checks the values of %s by its kind", async (name) => {
    const field = vessels.facts[name as keyof typeof vessels.facts];
    const { fine, largest, wrong } = examplesOf(field);
    const check = async (value: unknown) => {
      const problems = await site.publishing.check(anna, KIND, undefined, { ...vessel("Checked"), [name]: value });
      return problems.filter(({ path, severity }) => path === name && severity === "refused");
    };
    for (const value of [fine, largest]) expect(await check(value)).toEqual([]);
    for (const value of wrong) expect(await check(value)).toHaveLength(1);
  });
});

test("the rich text of a collection has whatever name its definition gives it", async () => {
  const [plain, rich] = [vessel("Sirius"), vessel("Sirius")];
  rich.texts.en.rich = richSample("Built.");
  rich.texts.en.story = "Heading\n\nBuilt.";
  const path = "texts.en.story";
  expect(differencesOf(vessels, plain, rich)).toMatchObject([{ path, theirs: "Built.", mine: "Heading\n\nBuilt." }]);
  expect(chosenDraft(vessels, { theirs: plain, mine: rich }, { [path]: "mine" })).toEqual(rich);
  expect(chosenDraft(vessels, { theirs: rich, mine: plain }, { [path]: "mine" })).toEqual(plain);
  expect((await compareDrafts(vessels, plain, rich)).texts.en).toMatchObject([{ field: "story", form: true }]);
  const damaged = { ...plain, texts: { ...plain.texts, de: { ...plain.texts.de, rich: { type: "script" } } } };
  expect(readDraft(vessels, damaged)).toMatchObject({ problems: [{ path: "texts.de.story" }] });
  const said = (story: string) => applyApiSave(vessels, rich, { texts: { en: { story } } }).texts.en;
  expect(said("Heading\n\nBuilt.")).toEqual(rich.texts.en);
  expect(said("Rebuilt.")).toEqual({ ...plain.texts.en, story: "Rebuilt." });
});
