import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { collections } from "#collections/index.ts";
import { news } from "#collections/news/news.ts";
import { postgresContract, sqliteContract } from "../../../tests/contract-databases.ts";
import { anna, openPublishingSite, type PublishingSite } from "../../../tests/publishing/publishing-site.ts";
import { type AnyCollection, type Draft, defineCollection } from "./collection.ts";
import { emptyDraft } from "./drafts/drafts.ts";
import { examplesOf, fact, text } from "./fields.ts";

/** A collection that names no tables, as a new one does. */
const vessels = defineCollection({
  name: "vessel",
  words: news.words as unknown as AnyCollection["words"],
  addresses: { site: "vessels", dashboard: "vessels" },
  texts: {
    title: text.line({ max: 80, required: true }),
    type: text.line({ max: 40, required: true, label: true }),
    owner: text.line({ max: 60, label: true }),
    story: text.rich({ max: 2000 }),
    equipment: text.lines({ lines: 3, lineMax: 20 }),
  },
  facts: {
    img: fact.picture({ fallback: "/drawings/pic-bulker.svg" }),
    year: fact.number({ min: 1900, max: 2100, required: true, wrong: "malformed-year" }),
    flag: fact.country(),
    condition: fact.choice(["afloat", "docked"], { required: true, initial: "afloat" }),
    sister: fact.references({ to: "vessel", max: 4 }),
    shownFrom: fact.day({}),
    shownUntil: fact.day({}),
  },
  computed: { code: fact.line({ max: 20, required: true }) },
  compute: (_draft, { id, before }) => ({ code: before?.code ?? `V-${id}` }),
  order: { by: "id", newestFirst: false },
  search: ["title", "type", "flag"],
  visible: { from: "shownFrom", until: "shownUntil" },
  date: "shownFrom",
});

const KIND = vessels.name;
const LIST = { q: "", sort: "asc", page: 1 } as const;

/** A draft in three languages that can be published. */
function vessel(title: string): Draft<typeof vessels> {
  const draft = emptyDraft(vessels, "2026-03-01");
  Object.assign(draft.texts.en, { title, type: "Tug", owner: "Harbour", story: "Built.", equipment: "Winch\nCrane" });
  Object.assign(draft.texts.pl, { title: `${title} (pl)`, type: "Holownik" });
  Object.assign(draft.texts.de, { title: `${title} (de)`, type: "Schlepper" });
  return { ...draft, year: "1998", flag: "NO", sister: [2, 1] };
}

describe.each([
  ["SQLite", sqliteContract],
  ["PostgreSQL", postgresContract],
])("a collection without tables of its own, on %s", (_, create) => {
  let site: PublishingSite;
  let remove: () => Promise<void>;
  beforeAll(async () => {
    const database = await create();
    ({ remove } = database);
    site = await openPublishingSite(database, [...collections, vessels]);
  });
  afterAll(async () => {
    await site?.close();
    await remove?.();
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
  });

  test("is planned, closed by its days, withdrawn, deleted, and never comes back under its id", async () => {
    const now = Date.now();
    const id = await saved(vessel("Planned"), "keep");
    await site.publishing.schedule(anna, KIND, id, { publishAt: now + 1000, withdrawAt: now + 5000 });
    expect(await site.publishing.applyDue(now + 2000)).toEqual([{ kind: KIND, id, what: "published" }]);
    expect(await store().title(id, "de")).toEqual({ title: "Planned (de)", language: "de" });
    expect(await site.publishing.applyDue(now + 6000)).toEqual([{ kind: KIND, id, what: "withdrawn" }]);
    expect([await store().find(id, "en"), await site.publishing.gone(KIND, id)]).toEqual([undefined, true]);

    const closed = await saved({ ...vessel("Closed"), shownUntil: "2020-01-01" });
    expect(await site.publishing.open(anna, KIND, closed)).toMatchObject({ state: "published", isClosed: true });
    expect([await store().find(closed, "en"), await site.publishing.gone(KIND, closed)]).toEqual([undefined, true]);

    await site.publishing.moveToBin(anna, KIND, id);
    const admin = { ...anna, role: "admin" } as const;
    expect(await site.publishing.deleteForGood(admin, KIND, id)).toMatchObject({ kind: "done" });
    expect(await site.publishing.gone(KIND, id)).toBe(true);
    const { rows } = site.storage.publishing;
    expect(await rows.selectFrom("public_texts").selectAll().where("entry_id", "=", id).execute()).toEqual([]);
    expect(await saved(vessel("Next"), "keep")).toBe(closed + 1);
  });

  test("keeps fields that another release has stored, and reads what this one lacks", async () => {
    const { rows } = site.storage.publishing;
    const own = rows.updateTable("public_texts").where("entry_id", "=", 1).where("language", "=", "en");
    await own.set({ record: JSON.stringify({ title: "Older", later: "kept" }) }).execute();
    await rows.updateTable("public_entries").set({ facts: '{"year":1990,"later":7}' }).where("id", "=", 1).execute();
    expect(await store().find(1, "en")).toMatchObject({
      year: 1990,
      sister: [],
      text: { title: "Older", equipment: [] },
    });
    const item = await site.publishing.open(anna, KIND, 1);
    await site.publishing.publish(anna, KIND, 1, item?.version ?? 0);
    const stored = await rows.selectFrom("public_texts").selectAll().where("entry_id", "=", 1).execute();
    expect(stored.map(({ record }) => record).join()).toContain('"later":"kept"');
    const facts = await rows.selectFrom("public_entries").select("facts").where("id", "=", 1).executeTakeFirstOrThrow();
    expect(JSON.parse(facts.facts)).toMatchObject({ later: 7, year: 1999 });
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
